import type { Scene } from "./agenda.ts";
import { book, formatOf } from "./bookings.ts";
import { days } from "./clock.ts";
import { follow, type Step } from "./steps.ts";
import type { World } from "./world.ts";

type DemoClaim = { outlet: string; title: string; text: string; daysAgo: number; steps: Step[] };

const completed: Step[] = [
  { after: 1, by: "buyer", move: "send" },
  { after: 4, by: "seller", move: "accept" },
  { after: 9, by: "seller", move: "publish" },
  { after: 0.2, look: "whole" },
  { after: 5, by: "buyer", move: "approve" },
  { after: 24, look: "whole" },
];

/** Seen twice, more than an hour apart, a loss opens a claim (R10.3). */
const lost = (how: "gone" | "without link"): Step[] => [
  { after: 6 * 24, look: how },
  { after: 1.1, look: how },
];

const contested: Step = {
  after: 5,
  by: "seller",
  move: "contest",
  input: { reason: "The page moved into our archive, and its old address leads there. Readers still find it." },
};
const denies: Step = {
  after: 20,
  by: "buyer",
  move: "answerDispute",
  input: { reason: "The archive is behind a paywall. We booked a page that everybody can read." },
};

const demoClaims: DemoClaim[] = [
  {
    outlet: "Harbour Gazette",
    title: "Nimbus Coffee opens its doors at night",
    text: "On the first Friday of each month the roastery stays open until midnight, and the tasting is free.",
    daysAgo: 12,
    steps: [
      ...completed,
      {
        after: 40,
        by: "buyer",
        propose: {
          kind: "change",
          name: "Opening hours in the text",
          priceCents: 3_500,
          note: "The roastery now closes at one. Change it in the second paragraph.",
        },
      },
      { after: 3, by: "seller", extra: "agree" },
      { after: 20, by: "seller", extra: "finish" },
      {
        after: 5,
        by: "buyer",
        extra: "dispute",
        input: { reason: "The page still says midnight, in the title too." },
      },
      {
        after: 16,
        by: "seller",
        extra: "answerDispute",
        input: { reason: "The paragraph is changed. The title was not part of what we agreed on." },
      },
    ],
  },
  {
    outlet: "The Long Table",
    title: "A school for baristas in the harbor",
    text: "From spring on the company teaches twelve people a year, and pays them while they learn.",
    daysAgo: 16,
    steps: [...completed, ...lost("without link"), { after: 26, look: "whole" }],
  },
  {
    outlet: "Northern Ledger",
    title: "What a fair price for coffee is",
    text: "The company has published what it pays since its first year, and explains how the price is made.",
    daysAgo: 11,
    steps: [...completed, ...lost("gone")],
  },
  {
    outlet: "Calton Wire",
    title: "Nimbus Coffee moves its warehouse",
    text: "The new warehouse lies beside the railway, so that four of five sacks come without a truck.",
    daysAgo: 44,
    steps: [...completed, ...lost("gone"), { after: "deadline", expires: true }],
  },
  {
    outlet: "Common Ground Notebook",
    title: "Coffee and chicory",
    text: "A blend from the ration years comes back for one winter.",
    daysAgo: 38,
    steps: [...completed, ...lost("without link"), { after: 30, by: "buyer", move: "waiveClaim" }],
  },
  {
    outlet: "Prairie Gazette",
    title: "A roaster on Main Street",
    text: "Nimbus Coffee opens its first shop overseas, in a former bank.",
    daysAgo: 13,
    steps: [...completed, ...lost("gone"), contested, denies],
  },
  {
    outlet: "Limmat Ledger",
    title: "Nimbus Coffee pays its apprentices more",
    text: "Apprentices of all years get a tenth more from January on.",
    daysAgo: 58,
    steps: [
      ...completed,
      ...lost("gone"),
      contested,
      denies,
      {
        after: 30,
        by: "operator",
        move: "upholdCompletion",
        input: { reason: "We opened the archive without signing in; the page is open to everybody." },
      },
    ],
  },
];

/** Ada's publications that were looked at again, with the consequences (R10.3). */
export const claimScenes = (world: World): Scene[] => demoClaims.map((claim) => claimed(world, claim));

async function* claimed(world: World, { outlet, title, text, daysAgo, steps }: DemoClaim): Scene {
  const { clock, people, campaigns } = world;
  yield clock.ago(days(daysAgo));
  const order = await book(world, people.ada, campaigns.launch, await formatOf(world, outlet, "Press Release"));
  const link = '<a rel="nofollow" href="https://nimbus-coffee.example/">Nimbus Coffee</a>';
  const content = `<p>${text}</p><p>More about it is told by ${link}, which roasts in small batches since 2014 and sells to cafés, offices and households in the region. The company employs sixty people and buys directly from forty farms in five countries. Visitors are welcome without registration.</p>`;
  yield* follow(world, order, [{ after: 0.5, by: "buyer", write: { title, content } }, ...steps]);
}
