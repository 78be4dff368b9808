import fc from "fast-check";
import {
  type AnyMove,
  allowedMoves,
  canMove,
  deadlineOf,
  type Lifecycle,
  type MoveMaker,
  moveAtDeadline,
  moveNamesOf,
  type PartyOf,
  type StatusOf,
  statusAfter,
  statusesOf,
} from "../../src/platform/lifecycle/lifecycle.ts";
import { requireMove } from "../../src/platform/lifecycle/server/require-move.ts";
import { require } from "./world.ts";

const stepArbitrary = fc.record({
  choice: fc.nat(),
  /** Bits: a guard holds or fails by chance, since no noun's facts are known here. */
  failing: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat() }),
  may: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  kind: fc.oneof(
    { weight: 40, arbitrary: fc.constant("open" as const) },
    { weight: 10, arbitrary: fc.constant("any" as const) },
    { weight: 2, arbitrary: fc.constant("wait" as const) },
    { weight: 1, arbitrary: fc.constant("begin" as const) },
  ),
});
type LifeStep = typeof stepArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

/** Walks any lifecycle at random and compares offers, refusals and deadlines with its table. Returns how often each move was made. */
export function walkLifecycle<Name extends string, Move extends AnyMove, Facts>(
  life: Lifecycle<Name, Move, Facts>,
  { runs, steps, seed }: { runs: number; steps: number; seed?: number },
): Map<Name, number> {
  const made = new Map<Name, number>(moveNamesOf(life).map((name) => [name, 0]));
  const tried = new Map<Name, number>();
  const statuses = statusesOf(life);
  fc.assert(
    fc.property(fc.noBias(fc.array(stepArbitrary, { minLength: steps, maxLength: steps })), (way) => {
      let status = beginningOf(life, 0);
      for (const step of way) {
        const [move, next] = take(life, status, { ...step, tried });
        if (move) made.set(move, (made.get(move) ?? 0) + 1);
        require(statuses.includes(next), `${life.noun} stands in a status of its table`);
        status = next;
      }
    }),
    { numRuns: runs, ...(seed === undefined ? {} : { seed }) },
  );
  return made;
}

type Stepped<Name, Status> = [move: Name | undefined, next: Status];

function take<Name extends string, Move extends AnyMove, Facts>(
  life: Lifecycle<Name, Move, Facts>,
  status: StatusOf<Move>,
  step: LifeStep & { tried: Map<Name, number> },
): Stepped<Name, StatusOf<Move>> {
  const lucky = withChance(life, step.failing);
  const subject = { status } as Facts & { status: StatusOf<Move> };
  const begun: Stepped<Name, StatusOf<Move>> = [undefined, beginningOf(life, step.choice)];
  if (step.kind === "begin") return begun;
  if (step.kind === "wait") {
    const timed = deadlineOf(life, status) && moveAtDeadline(lucky, subject);
    if (timed) requireMove(lucky, timed, subject, "system" as PartyOf<Move>);
    return [timed, timed ? statusAfter(life, timed, status) : status];
  }
  const tries = moveNamesOf(life).flatMap((name) => partiesOf(life).map((party) => ({ name, party })));
  const open = tries.filter(({ name, party }) => canMove(life, name, status, party));
  if (open.length === 0) return begun;
  const chosen = step.kind === "open" ? rarest(open, (each) => step.tried.get(each.name) ?? 0) : tries;
  const { name, party } = chosen[step.choice % chosen.length] ?? {};
  if (!name || !party) return [undefined, status];
  step.tried.set(name, (step.tried.get(name) ?? 0) + 1);
  const isMade = isOfferedAsAccepted(lucky, name, subject, { party, may: () => step.may });
  return isMade ? [name, statusAfter(life, name, status)] : [undefined, status];
}

const beginningOf = <Name extends string, Move extends AnyMove, Facts>(
  { begins }: Lifecycle<Name, Move, Facts>,
  choice: number,
): StatusOf<Move> => (begins[choice % begins.length] ?? begins[0])?.to as StatusOf<Move>;

/** The least tried: so a walk comes to every move, however rare chance makes it. */
const rarest = <Try>(open: Try[], timesOf: (each: Try) => number): Try[] => {
  const least = Math.min(...open.map(timesOf));
  return open.filter((each) => timesOf(each) === least);
};

const partiesOf = <Name extends string, Move extends AnyMove, Facts>({ moves }: Lifecycle<Name, Move, Facts>) => [
  ...new Set(Object.values<Move>(moves).flatMap(({ by }) => Object.keys(by) as PartyOf<Move>[])),
];

/** The same table with guards that hold but for those whose bit is set. */
const withChance = <Name extends string, Move extends AnyMove, Facts>(
  life: Lifecycle<Name, Move, Facts>,
  failing: number,
): Lifecycle<Name, Move, Facts> => {
  const guards = Object.entries<(typeof life.guards)[keyof typeof life.guards]>(life.guards).map(
    ([name, guard], bit) => [name, { ...guard, holds: () => ((failing >> bit) & 1) === 0 }],
  );
  return { ...life, guards: Object.fromEntries(guards) };
};

/** Throws where an offer and the server's answer differ, or where a refusal bears a foreign code. True for an offered move. */
export function isOfferedAsAccepted<Name extends string, Move extends AnyMove, Facts>(
  life: Lifecycle<Name, Move, Facts>,
  name: Name,
  subject: Facts & { status: StatusOf<Move> },
  maker: MoveMaker<Move>,
): boolean {
  const { by, guards = [] } = life.moves[name];
  const needed = (by as Record<string, string | true | undefined>)[maker.party];
  const isOffered = allowedMoves(life, subject, maker).includes(name);
  const code = refusalOf(() => requireMove(life, name, subject, maker.party));
  const mayAsk = needed === true || (needed !== undefined && maker.may(needed as never));
  require(isOffered === (code === undefined && mayAsk), `${life.noun}: ${name} is offered as it is accepted`);
  const codes: string[] = [life.code, ...guards.map((guard) => life.guards[guard as keyof typeof life.guards].code)];
  require(code === undefined || codes.includes(code), `${life.noun}: ${name} is refused with ${codes.join(" or ")}`);
  return isOffered;
}

function refusalOf(make: () => void): string | undefined {
  try {
    make();
    return undefined;
  } catch (error) {
    return (error as { code: string }).code;
  }
}
