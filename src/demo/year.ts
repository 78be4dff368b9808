import type { Actor } from "#accounts/actor.ts";
import type { OrderMove } from "#orders/order.ts";
import type { Scene } from "./agenda.ts";
import { book, formatOf } from "./bookings.ts";
import { days, hours } from "./clock.ts";
import { spread } from "./metrics.ts";
import { bookedOutlets, demoOutlets } from "./outlets.ts";
import { type DemoSide, follow, type Step } from "./steps.ts";
import type { Campaigns, World } from "./world.ts";
import { type DemoBrand, demoTexts } from "./year-texts.ts";

const by = (after: number, side: DemoSide, move: OrderMove, reason?: string): Step => ({
  after,
  by: side,
  move,
  ...(reason ? { input: { reason } } : {}),
});

/** Hours between the steps vary with `turn`, within what was promised. */
const sent = (turn: number): Step[] => [by(1 + (turn % 20), "buyer", "send")];
const published = (turn: number): Step[] => [
  ...sent(turn),
  by(2 + (turn % 7) * 3, "seller", "accept"),
  by(5 + (turn % 8) * 2, "seller", "publish"),
  { after: 0.2, look: "whole" },
];
/** The looks that decide about a track record: after three months, and after a year. */
const watched: Step[] = [92, 275].map((after) => ({ after: after * 24, look: "whole" }));

const ways: ((turn: number) => Step[])[] = [
  (turn) => [...published(turn), by(3 + (turn % 9) * 5, "buyer", "approve"), ...watched],
  (turn) => [
    ...published(turn),
    by(6, "buyer", "requestRevision", "The second picture is missing."),
    by(8, "seller", "publish"),
    { after: 0.2, look: "whole" },
    by(20, "buyer", "approve"),
    ...watched,
  ],
  (turn) => [
    ...sent(turn),
    by(6, "seller", "requestChanges", "Name a price and a date in the first paragraph, as our readers ask for both."),
    by(22, "buyer", "send"),
    by(4, "seller", "accept"),
    by(10, "seller", "publish"),
    { after: 0.2, look: "whole" },
    by(30, "buyer", "approve"),
    ...watched,
  ],
  // Approved by the clock.
  (turn) => [...published(turn), { after: "deadline", expires: true }, ...watched],
  (turn) => [...sent(turn), by(9, "seller", "reject", "We don't write about competitors of our own shop.")],
  (turn) => [by(2, "buyer", "cancel", turn % 2 ? "The event was moved to next year." : "The campaign ends sooner.")],
  (turn) => [...sent(turn), { after: "deadline", expires: true }],
];

/** Most orders of an outlet are completed; one is rejected, and one is canceled or expires. */
const wayOf = (round: number): number =>
  [0, 1, 0, 3, 4, 0, 2, 0, 3, 5 + (Math.floor(round / 14) % 2), 0, 0, 1, 0][round % 14] ?? 0;

type Customer = { buyer: Actor; campaign: keyof Campaigns; brand: DemoBrand };

/** Of ten outlets and two others each. */
const rounds = 14;
const daysOfYear = 416;
/** The newest of them began so long ago. */
const daysSince = 11;

/** Fourteen months of orders, more of them the nearer they come to today. */
export function yearScenes(world: World): Scene[] {
  const { ada, nora, ines } = world.people;
  const coffee: Customer = { buyer: ada, campaign: "year", brand: "coffee" };
  const travel: Customer = { buyer: nora, campaign: "travel", brand: "travel" };
  const author: Customer = { buyer: ines, campaign: "book", brand: "book" };
  const customers = [coffee, travel, coffee, author, coffee, travel, travel];
  const turns = Array.from({ length: rounds }, (_, round) => [
    ...bookedOutlets.map((outlet, at) => ({ outlet, way: wayOf(round + at * 3) })),
    ...[0, 1].map((at) => ({ outlet: undefined, way: wayOf(round + at) })),
  ]).flat();
  return turns.map(({ outlet, way }, turn) => {
    const share = (turn + 0.5) / turns.length;
    const begun = daysSince + (daysOfYear - daysSince) * (1 - share) ** 1.3;
    const chosen = { outlet: outlet ?? anOutlet(turn, begun), way, turn, begun };
    return ordered(world, customers[turn % customers.length] ?? coffee, chosen);
  });
}

/** One of the other outlets that had joined by then. */
function anOutlet(turn: number, daysAgo: number): string {
  const joined = demoOutlets.filter(
    ({ name, monthsAgo }) => monthsAgo * 30 > daysAgo + 7 && !bookedOutlets.includes(name),
  );
  return joined[turn % joined.length]?.name ?? "Prairie Gazette";
}

type Turn = { outlet: string; way: number; turn: number; begun: number };

async function* ordered(world: World, customer: Customer, { outlet, way, turn, begun }: Turn): Scene {
  const { clock, campaigns } = world;
  yield onWorkday(clock.ago(days(begun)), turn);
  const { formatType, rel } = spread(turn, 3) % 2 === 0 ? pressRelease : advertorial;
  const sold = await formatOf(world, outlet, formatType);
  const order = await book(world, customer.buyer, campaigns[customer.campaign], sold);
  const { title, content } = demoTexts(customer.brand, turn, rel);
  const steps: Step[] = [{ after: 0.6, by: "buyer", write: { title, content } }, ...(ways[way]?.(turn) ?? [])];
  yield* untilToday(world, follow(world, order, steps));
}

/** Every outlet sells these two, with the links that the demo's formats promise. */
const pressRelease = { formatType: "Press Release", rel: "nofollow" } as const;
const advertorial = { formatType: "Advertorial", rel: "" } as const;

/** Between eight and sixteen o'clock UTC, from Monday to Thursday, at a minute of its own. */
function onWorkday(day: Date, turn: number): Date {
  const at = new Date(day);
  at.setUTCHours(8 + (spread(turn, 5) % 8), spread(turn, 7) % 60, spread(turn, 11) % 60, 0);
  const weekday = at.getUTCDay();
  const daysBack = weekday === 0 ? 3 : Math.max(0, weekday - 4);
  return new Date(at.getTime() - days(daysBack));
}

/** Looks that are still to come are the server's. */
async function* untilToday({ clock }: World, scene: Scene): Scene {
  for await (const at of scene) {
    if (at.getTime() > clock.present.getTime() - hours(1)) return;
    yield at;
  }
}
