// What a match means for its campaign, in sentences: how it goes on, what is new, who comes along, and when it is over.
import { has, nameOf, say } from "../../lib/texts.svelte";
import type { Table } from "./table";

interface Onward {
  games: number;
  campaign: boolean;
  mission: string;
  sheet: string | null;
  characters: string[];
}

interface Aftermath {
  head: string;
  sentences: string[];
}

/** Nothing for a match outside a campaign, or one that is not over. */
export function aftermath(table: Table): Aftermath[] {
  const onward = table.position?.standing.onward as Onward | null | undefined;
  const options = table.options;
  if (!onward) return [];
  const lost = table.position!.view.outcome !== "won" ? [say("web-lost-counts")] : [];
  const fresh = onward.games > options.games && has(`guide-${onward.games}`) ? [say(`guide-${onward.games}`)] : [];
  const played = say("web-campaign", { games: options.games + 1 });
  if (!onward.campaign)
    return [
      { head: played, sentences: [...lost, ...fresh] },
      { head: say("web-campaign-over"), sentences: [say("web-campaign-over-how")] },
    ];
  const next = nameOf(onward.sheet ?? onward.mission);
  const comes = fresh.some((sentence) => sentence.includes(next)) ? [] : [say("web-comes", { mission: next })];
  return [
    {
      head: played,
      sentences: [
        ...lost,
        ...fresh,
        ...comes,
        ...changes(
          options.characters.map(({ id }) => id),
          onward.characters,
        ),
      ],
    },
  ];
}

/** Who leaves and who comes, where the next mission is for others. */
function changes(now: string[], next: string[]): string[] {
  const gone = now.filter((id) => !next.includes(id)).map(nameOf);
  const come = next.filter((id) => !now.includes(id)).map(nameOf);
  return come.length ? [say("web-cast-changes", { gone, come })] : [];
}
