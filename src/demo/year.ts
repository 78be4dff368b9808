import { sql } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { listCampaigns } from "#campaigns/server/queries.ts";
import { bookCart } from "#cart/server/book-cart.ts";
import { addLine, openCart } from "#cart/server/commands.ts";
import { listFormats } from "#formats/server/queries.ts";
import type { MoveInput } from "#orders/moves/move-input.ts";
import type { OrderMove } from "#orders/order.ts";
import { editOrder, makeMove } from "#orders/server/commands/moves.ts";
import { fireDeadline } from "#orders/server/deadline.ts";
import type { Tx } from "#platform/database/database.ts";
import type { AgedOrder } from "./age.ts";
import { spread } from "./metrics.ts";
import { look } from "./publications.ts";
import { type DemoBrand, demoTexts } from "./year-texts.ts";

type Step = { by: "advertiser" | "publisher"; move: OrderMove; input?: MoveInput } | "look" | "miss" | "deadline";

const sent: Step[] = [{ by: "advertiser", move: "send" }];
const taken: Step[] = [...sent, { by: "publisher", move: "accept" }];
const published: Step[] = [...taken, { by: "publisher", move: "publish" }, "look"];
const because = (by: "advertiser" | "publisher", move: OrderMove, reason: string): Step => ({
  by,
  move,
  input: { reason },
});
const changed: Step[] = [
  ...sent,
  because("publisher", "requestChanges", "Please name a price and a date in the first paragraph."),
];
const completed: Step[] = [...published, { by: "advertiser", move: "approve" }];

const ways: { steps: Step[]; count: number; isOver?: true }[] = [
  { steps: completed, count: 16, isOver: true },
  {
    steps: [
      ...published,
      because("advertiser", "requestRevision", "The second picture is missing."),
      { by: "publisher", move: "publish" },
      "look",
      { by: "advertiser", move: "approve" },
    ],
    count: 3,
    isOver: true,
  },
  { steps: [...changed, { by: "advertiser", move: "send" }, { by: "publisher", move: "accept" }], count: 2 },
  { steps: [because("advertiser", "cancel", "The event was moved to next year.")], count: 2, isOver: true },
  {
    steps: [...sent, because("publisher", "reject", "We don't write about competitors of our own shop.")],
    count: 3,
    isOver: true,
  },
  { steps: [...sent, "deadline"], count: 1, isOver: true },
  { steps: [], count: 3 },
  { steps: sent, count: 5 },
  { steps: changed, count: 2 },
  { steps: taken, count: 5 },
  { steps: published, count: 4 },
  { steps: [...taken, { by: "publisher", move: "publish" }, "miss", "deadline"], count: 1 },
  { steps: [...published, because("advertiser", "requestRevision", "Our name is spelled with one l.")], count: 1 },
];
const stories = ways.flatMap(({ steps, count, isOver }) => Array.from({ length: count }, () => ({ steps, isOver })));

type Cast = { ada: Actor; nora: Actor; ines: Actor; sellers: Actor[] };
type Sold = { id: string; seller: Actor };

/** Makes a year of orders by both sides' commands. Returns the orders that lie in the past. */
export async function fillYear(tx: Tx, { ada, nora, ines, sellers }: Cast): Promise<AgedOrder[]> {
  const sold = await formatsOf(tx, sellers);
  const buyers = [nora, nora, ines, ada];
  const brands = new Map<Actor, DemoBrand>([
    [nora, "travel"],
    [ines, "book"],
    [ada, "coffee"],
  ]);
  const aged: AgedOrder[] = [];
  for (const [turn, buyer] of [nora, ines, ada].entries()) {
    const theirs = stories
      .map((story, index) => ({ ...story, index }))
      .filter(({ index }) => buyers[index % 4] === buyer);
    const formats = sold.filter((_, at) => at % 3 === turn).slice(0, theirs.length);
    const booked = await book(tx, buyer, formats);
    for (const [at, { id, domain }] of booked.entries()) {
      const story = theirs[at];
      const seller = formats.find(({ id: format }) => format === booked[at]?.format)?.seller;
      if (!story || !seller) continue;
      await play(
        tx,
        { advertiser: buyer, publisher: seller },
        { id, domain, number: at, brand: brands.get(buyer) ?? "travel" },
        story.steps,
      );
      if (story.isOver) aged.push({ id, daysAgo: 12 + ((story.index * 23) % 340), hours: hoursOf(story.index) });
    }
  }
  await keepQuiet(tx, aged);
  return aged;
}

/** Nobody gets notices today of events months ago: positions below zero lie behind every reader. */
async function keepQuiet(tx: Tx, orders: AgedOrder[]): Promise<void> {
  const ids = orders.map(({ id }) => id);
  await tx.$client.query(
    `UPDATE event SET position = -past.place
     FROM (SELECT id, row_number() OVER (ORDER BY id) AS place FROM event WHERE subject_id = ANY ($1::uuid[])) AS past WHERE past.id = event.id`,
    [ids],
  );
}

/** Hours after the order, mostly within the promised day. */
const hoursOf = (index: number): number[] =>
  [0, 5, 16, 22, 23, 40, 58, 70, 90].map((hours) => hours + (spread(index, hours) % 4));

/** Leaves out formats whose text needs links. */
async function formatsOf(tx: Tx, sellers: Actor[]): Promise<Sold[]> {
  const lists = await Promise.all(
    sellers.map(async (seller) => {
      const { items } = await listFormats(tx, seller, { page: 1, itemsPerPage: 200 });
      return items.filter(({ formatType }) => formatType !== "Contributor Post").map(({ id }) => ({ id, seller }));
    }),
  );
  // The other scenes use the first ones.
  return lists.flatMap((list) => list.slice(30));
}

async function book(tx: Tx, buyer: Actor, formats: Sold[]): Promise<{ id: string; domain: string; format: string }[]> {
  const [campaign] = (await listCampaigns(tx, buyer, { page: 1, itemsPerPage: 1 })).items;
  if (!campaign) throw new Error("the demo has no campaign");
  const cart = await openCart(tx, buyer, campaign.id);
  for (const { id: format } of formats) await addLine(tx, buyer, cart, { format });
  const booked = await bookCart(tx, buyer, cart, {});
  return booked.map(({ id, mediaDomain, format }) => ({
    id,
    domain: mediaDomain,
    format: format.split("/").at(-1) ?? "",
  }));
}

type Played = { id: string; domain: string; brand: DemoBrand; number: number };

async function play(
  tx: Tx,
  people: Record<"advertiser" | "publisher", Actor>,
  order: Played,
  steps: Step[],
): Promise<void> {
  const { id, domain, brand, number } = order;
  const { title, content } = demoTexts(brand, number);
  await editOrder(tx, people.advertiser, id, { title, content });
  for (const step of steps) {
    if (step === "look") await look(tx, id, "whole");
    else if (step === "miss") await look(tx, id, "gone");
    else if (step === "deadline") await passDeadline(tx, id);
    else {
      const link = step.move === "publish" ? { publicationUrl: `https://${domain}/news/${brand}-${number}` } : {};
      await makeMove(tx, people[step.by], id, step.move, { ...link, ...step.input });
    }
  }
}

async function passDeadline(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`UPDATE publication_order SET deadline_at = now() - interval '1 minute' WHERE id = ${id}`);
  await fireDeadline(tx, id);
}
