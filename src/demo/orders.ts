import { writingName } from "#formats/extras.ts";
import { acceptedOrders } from "./accepted-orders.ts";
import type { Scene } from "./agenda.ts";
import { book, formatOf } from "./bookings.ts";
import { days } from "./clock.ts";
import { decidedOrders } from "./decided-orders.ts";
import type { DemoOrder } from "./demo-order.ts";
import { coffeeArticle, dayIn } from "./order-ways.ts";
import { follow } from "./steps.ts";
import { waitingOrders } from "./waiting-orders.ts";
import type { World } from "./world.ts";

/** Plays them in the campaign that a newcomer opens first. */
export const orderScenes = (world: World): Scene[] => [
  ...[...acceptedOrders, ...waitingOrders, ...decidedOrders].map((order) => ordered(world, order)),
  drafts(world),
];

async function* ordered(
  world: World,
  { outlet, formatType, title, brief, text, daysAgo, steps, publishIn }: DemoOrder,
): Scene {
  const { clock, people, campaigns } = world;
  yield clock.ago(days(daysAgo));
  const sold = await formatOf(world, outlet, formatType);
  const date = publishIn === undefined ? {} : { publishDateMode: "On" as const, publishOn: dayIn(publishIn) };
  const choice = { ...date, ...(brief ? { extras: [writingName] } : {}) };
  const order = await book(world, people.ada, campaigns.launch, sold, choice);
  const write = brief ? { title, brief } : { title, content: coffeeArticle(text) };
  yield* follow(world, order, [{ after: 0.5, by: "buyer", write }, ...steps]);
}

/** Booked and not sent yet: three texts and a brief to write. */
async function* drafts(world: World): Scene {
  const { clock, people, campaigns } = world;
  const outlets = ["Harbour Gazette", "Acacia Signal", "Cuentas Claras"];
  for (const [at, outlet] of outlets.entries()) {
    yield clock.ago(days(1 - at * 0.2));
    await book(world, people.ada, campaigns.launch, await formatOf(world, outlet, "Press Release"));
  }
  yield clock.ago(days(0.3));
  const sold = await formatOf(world, "De Kadekrant", "Advertorial");
  await book(world, people.ada, campaigns.launch, sold, { extras: [writingName] });
}
