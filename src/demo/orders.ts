import { eq, sql } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { listCampaigns } from "#campaigns/server/queries.ts";
import { bookCart } from "#cart/server/book-cart.ts";
import { addLine, openCart } from "#cart/server/commands.ts";
import { writingName } from "#formats/extras.ts";
import { listFormats } from "#formats/server/queries.ts";
import { makeExtraMove, proposeExtra } from "#orders/extras/server/commands.ts";
import type { MoveInput } from "#orders/moves/move-input.ts";
import type { OrderMove } from "#orders/order.ts";
import { editOrder, makeMove } from "#orders/server/commands/moves.ts";
import { order } from "#orders/server/tables.ts";
import type { Tx } from "#platform/database/database.ts";

type DemoMove = { by: "advertiser" | "publisher" | "operator"; move: OrderMove; input?: MoveInput };
type DemoExtra = { name: string; note: string; priceCents: number; isAccepted: boolean };
type DemoOrder = {
  title: string;
  text: string;
  brief?: string;
  moves: DemoMove[];
  extra?: DemoExtra;
  daysLate?: number;
};

const taken: DemoMove[] = [
  { by: "advertiser", move: "send" },
  { by: "publisher", move: "accept" },
];

const boilerplate =
  "Nimbus Coffee roasts in small batches since 2014 and sells to cafés, offices and households in the region. The company employs sixty people, buys directly from forty farms in five countries, and publishes what it pays for each lot. Tastings are held on the first Saturday of the month; visitors are welcome without registration.";

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const briefed: DemoMove[] = [
  { by: "advertiser", move: "sendBrief" },
  { by: "publisher", move: "acceptBrief" },
];

const disputed: DemoMove[] = [
  ...taken,
  {
    by: "advertiser",
    move: "dispute",
    input: { reason: "The editors asked for another fee after they had accepted. We agreed on the price here." },
  },
  {
    by: "publisher",
    move: "answerDispute",
    input: { reason: "The fee was for a second picture, which the brief does not mention." },
  },
];

const demoOrders: DemoOrder[] = [
  {
    title: "A second roastery for the harbor district",
    text: "Nimbus Coffee opens its second roastery in the harbor district next month.",
    moves: [
      ...taken,
      {
        by: "publisher",
        move: "proposeDate",
        input: { publishDateMode: "On", publishOn: dayIn(16), reason: "That is the day of our food supplement." },
      },
    ],
    extra: {
      name: "A picture by our photographer",
      note: "She is in the harbor district on Thursday anyway.",
      priceCents: 5_500,
      isAccepted: false,
    },
  },
  {
    title: "What a roaster hears in the first minute",
    text: "Green coffee cracks like popcorn, and Nimbus Coffee's roasters listen for it.",
    brief: "A visit to the roastery for readers who drink coffee and have never seen it made. Please no prices.",
    moves: [
      ...briefed,
      {
        by: "advertiser",
        move: "reviseBrief",
        input: {
          brief:
            "A visit to the second roastery, in the harbor district, for readers who drink coffee and have never seen it made. Please no prices.",
        },
      },
    ],
  },
  {
    title: "Sixty people and one machine from 1958",
    text: "The oldest machine at Nimbus Coffee still roasts the Saturday blend.",
    brief: "The story of our old roasting machine. Speak to Marta, who has run it for twenty years.",
    moves: [
      ...briefed,
      { by: "publisher", move: "deliverText" },
      { by: "advertiser", move: "requestRewrite", input: { reason: "Please name the year in the title." } },
      { by: "publisher", move: "deliverText" },
    ],
  },
  {
    title: "How Nimbus Coffee buys from its growers",
    text: "Nimbus Coffee pays its growers before the harvest, and says what it pays.",
    moves: taken,
    extra: {
      name: "A mention in the Saturday newsletter",
      note: "It goes to 12,000 readers.",
      priceCents: 4_000,
      isAccepted: true,
    },
    daysLate: 2,
  },
  {
    title: "Nimbus Coffee hires thirty people",
    text: "The company from the harbor district looks for roasters and drivers.",
    moves: disputed,
  },
  {
    title: "Coffee by cargo bike",
    text: "Nimbus Coffee now delivers to every café in town by cargo bike.",
    moves: [
      ...disputed,
      {
        by: "operator",
        move: "resolveRefunded",
        input: { reason: "Both sides left the picture open, so both bear a part of it.", refundCents: 4_000 },
      },
    ],
  },
];

export async function fillOrders(tx: Tx, people: Record<DemoMove["by"], Actor>): Promise<void> {
  const page = { page: 1, itemsPerPage: 20 };
  const [campaign] = (await listCampaigns(tx, people.advertiser, page)).items;
  const { items: formats } = await listFormats(tx, people.publisher, page);
  if (!campaign) throw new Error("the demo has no campaign");
  const cart = await openCart(tx, people.advertiser, campaign.id);
  // The newest formats are in the offers' talks.
  const offered = formats.slice(-demoOrders.length);
  for (const [index, { id: format }] of offered.entries())
    await addLine(tx, people.advertiser, cart, { format, extras: demoOrders[index]?.brief ? [writingName] : [] });
  const booked = await bookCart(tx, people.advertiser, cart, {});
  for (const [index, { id }] of booked.entries()) {
    const scene = demoOrders[index];
    if (scene) await play(tx, people, id, scene);
  }
}

async function play(tx: Tx, people: Record<DemoMove["by"], Actor>, id: string, scene: DemoOrder): Promise<void> {
  const { title, text, brief, moves, extra, daysLate } = scene;
  const content = `<p>${text}</p><p>${boilerplate}</p>`;
  await editOrder(tx, people.advertiser, id, brief ? { title, brief } : { title, content });
  for (const { by, move, input = {} } of moves) {
    if (move === "deliverText") await editOrder(tx, people.publisher, id, { content });
    await makeMove(tx, people[by], id, move, input);
  }
  if (extra) await propose(tx, people, id, extra);
  if (daysLate) await grow(tx, id, daysLate);
}

async function propose(tx: Tx, people: Record<DemoMove["by"], Actor>, id: string, extra: DemoExtra): Promise<void> {
  const { isAccepted, ...proposed } = extra;
  const proposal = await proposeExtra(tx, people.publisher, { order: id, kind: "custom", ...proposed });
  if (isAccepted) await makeExtraMove(tx, people.advertiser, proposal, "include", {});
}

/** No command can date the past. */
async function grow(tx: Tx, id: string, daysLate: number): Promise<void> {
  await tx
    .update(order)
    .set({
      publishDateMode: "On",
      publishOn: dayIn(-daysLate),
      dueAt: sql`now() - make_interval(days => ${daysLate})`,
      deadlineAt: sql`now() + interval '5 days'`,
      nextReminderAt: null,
    })
    .where(eq(order.id, id));
}
