import fc from "fast-check";
import { publishDateModes } from "../../src/orders/dates/publish-date.ts";

const date = fc.record({
  mode: fc.constantFrom(...publishDateModes),
  inDays: fc.option(fc.integer({ min: -2, max: 20 })),
});
/** How far back among the newest. */
const newest = fc.nat(5);
const choice = fc.nat(30);
const share = fc.double({ min: 0, max: 1, noNaN: true });
const pair = fc.nat(3);
const centsTo = (max: number) => fc.integer({ min: 1, max });
/** Mostly, makers of moves neither end nor dispute an order: else few would come to a publication. */
const isPatient = fc.nat(4).map((chance) => chance > 0);
const feeBasisPoints = fc.integer({ min: 0, max: 5_000 });

/** Kinds of steps, and the parts of each that are left to chance. A walk of 250 steps comes to nearly everything. */
export const stepArbitrary = fc.oneof(
  weighted(4, { kind: fc.constant("book" as const), pair, cents: centsTo(20_000), date, feeBasisPoints }),
  weighted(50, { kind: fc.constant("move" as const), newest, choice, date, share, passes: fc.boolean(), isPatient }),
  weighted(18, { kind: fc.constant("extra" as const), order: newest, choice, cents: centsTo(5_000) }),
  weighted(3, { kind: fc.constant("offer" as const), pair, cents: centsTo(20_000), date, feeBasisPoints }),
  weighted(5, { kind: fc.constant("answer" as const), newest, choice, cents: centsTo(20_000) }),
  weighted(3, { kind: fc.constant("conditions" as const), newest, cents: centsTo(20_000) }),
  weighted(4, { kind: fc.constant("lose" as const), newest }),
  weighted(6, { kind: fc.constant("wait" as const), hours: fc.integer({ min: 1, max: 40 }) }),
  // Nobody does anything for so long that open orders end by their own clocks.
  weighted(1, { kind: fc.constant("wait" as const), hours: fc.constantFrom(8 * 24, 16 * 24) }),
  weighted(6, { kind: fc.constant("withdraw" as const), publisher: fc.nat(1), share }),
);

function weighted<Fields>(weight: number, fields: { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> }) {
  return { weight, arbitrary: fc.record(fields) as fc.Arbitrary<Fields> };
}

export type Step = typeof stepArbitrary extends fc.Arbitrary<infer Value> ? Value : never;
export type StepOf<Kind extends Step["kind"]> = Extract<Step, { kind: Kind }>;
