// An analysis in sentences, for those who read the table in words: the players, what it turned on, and every mistake.
import { say } from "../lib/texts.svelte";
import { sayChange, sayWorth } from "../moves/move";
import type { TurnJudged } from "../wire/http";
import { changeOf, kindOf, lossOf, parts } from "./analysis.svelte";

export async function analysed(id: string, name: (seat: number) => string): Promise<string[]> {
  const turns: TurnJudged[] = [];
  for await (const { turns: more, unit, summary } of parts(id, () => true)) {
    turns.push(...more);
    if (!summary) continue;
    const point = (turn: TurnJudged) => say("analysis-point", { move: turn.move + 1, seat: name(turn.seat) });
    const turning = turns.filter(({ move }) => summary.turning.includes(move));
    const mistakes = turns.filter(({ mistake }) => mistake);
    const great = turns.filter(({ found }) => found);
    return [
      say(`analysis-unit-${unit}`),
      ...summary.words.map((word, seat) => {
        const [lost, luck] = [sayChange(-summary.given_away[seat]!, unit), sayChange(summary.luck[seat]!, unit)];
        return say("analysis-seat", { seat: name(seat), lost, luck, word });
      }),
      say("analysis-turning"),
      ...turning.map((turn) => `${point(turn)}, ${say(`analysis-kind-${kindOf(turn)}`)} ${sayChange(changeOf(turn), unit)}: ${turn.played.words}`),
      ...(great.length ? [say("analysis-great")] : []),
      ...great.map((turn) => `${point(turn)}, ${sayChange(turn.found, unit)}: ${turn.played.words}`),
      say(mistakes.length ? "analysis-mistakes" : "analysis-no-mistakes"),
      ...mistakes.map((turn) => {
        const better = turn.better ? ` ${say("analysis-better")} ${sayWorth(turn.could, unit)}: ${turn.better.words} ${turn.better.why}` : "";
        return `${point(turn)}, ${sayChange(-lossOf(turn), unit)}: ${turn.played.words}${better}`;
      }),
    ];
  }
  return [];
}
