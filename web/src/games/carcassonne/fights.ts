// Fights as they are told: who fought for what, and each round's dice and what came of them.
import type { Event, FightBegan, FigureSeen, Lost, ObjectSeen, Part, Rolled, View } from "../../wire/carcassonne";
import { objectAt, standingOn } from "./objects";

export interface Round {
  rolls: Rolled[];
  /** The sides that rolled the highest value together. */
  tied: number[][];
  lost: Lost[];
  won: number[] | null;
}

interface Fight {
  object: FightBegan["object"];
  place: Part;
  rounds: Round[];
}

/** A fight with the board it is fought on. */
export interface Staged extends Fight {
  contested: ObjectSeen;
  fighters: FigureSeen[];
}

const newRound = (): Round => ({ rolls: [], tied: [], lost: [], won: null });

function isDecided(round: Round): boolean {
  return round.tied.length > 0 || round.lost.length > 0 || round.won !== null;
}

/** The fights among events, each with its rounds. */
export function fightsIn(events: Event[]): Fight[] {
  const fights: Fight[] = [];
  for (const event of events) {
    const fight = fights.at(-1);
    const round = fight?.rounds.at(-1);
    if (event.kind === "fight-began") fights.push({ object: event.object, place: event.place, rounds: [] });
    else if (event.kind === "rolled" && fight) {
      if (!round || isDecided(round)) fight.rounds.push({ ...newRound(), rolls: [event] });
      else round.rolls.push(event);
    } else if (event.kind === "tied") round?.tied.push(event.seats);
    else if (event.kind === "lost") round?.lost.push(event);
    else if (event.kind === "won" && round) round.won = event.seats;
  }
  return fights.filter((fight) => fight.rounds.length > 0);
}

/** A fight that has begun already and is rolled for next, as its beginning was told: a replay goes roll by roll. */
function goingOn(before: View): FightBegan[] {
  const object = before.fight && objectAt(before, before.fight.place);
  if (!object) return [];
  return [{ kind: "fight-began", rule: "", known_to: null, object: object.object, place: before.fight!.place, seats: object.seats }];
}

/** The fights of an update with those who fought: they stood there before it or came with it. */
export function stage(before: View, now: View, events: Event[]): Staged[] {
  const arrived = events.filter((event) => event.kind === "figure-deployed");
  return fightsIn([...goingOn(before), ...events]).flatMap((fight) => {
    const contested = objectAt(now, fight.place);
    if (!contested) return [];
    return [{ ...fight, contested, fighters: standingOn([...before.figures, ...arrived], contested) }];
  });
}

/** The values that counted in a round, the highest first. */
export function values(round: Round): number[] {
  return round.rolls.map((roll) => roll.best).sort((one, other) => other - one);
}

/** How a side stands after a round: it leads alone, is tied at the top, or has lost. */
export function standing(round: Round, seats: number[]): "leads" | "tied" | "behind" {
  const best = Math.max(...round.rolls.map((roll) => roll.best));
  const mine = round.rolls.find((roll) => roll.seats[0] === seats[0])?.best;
  if (mine !== best) return "behind";
  return round.rolls.filter((roll) => roll.best === best).length > 1 ? "tied" : "leads";
}
