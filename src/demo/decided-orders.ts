import type { DemoOrder } from "./demo-order.ts";
import { answersFee, asksForFee, published, taken } from "./order-ways.ts";

/** Ada's orders whose dispute an operator has decided. */
export const decidedOrders: DemoOrder[] = [
  {
    outlet: "Delta Ledger",
    formatType: "Press Release",
    title: "Coffee by cargo bike",
    text: "Nimbus Coffee now delivers to every café in town by cargo bike.",
    daysAgo: 23,
    steps: [
      ...taken,
      { ...asksForFee, after: 6 },
      answersFee,
      {
        after: 40,
        by: "operator",
        move: "resolveRefunded",
        input: { reason: "Both sides left the picture open, so both bear a part of it.", refundCents: 4_000 },
      },
    ],
  },
  {
    outlet: "Prairie Signal",
    formatType: "Press Release",
    title: "A grinder that can be repaired",
    text: "Nimbus Coffee sells every part of its new grinder one by one.",
    daysAgo: 41,
    steps: [
      ...taken,
      { ...asksForFee, after: 6 },
      answersFee,
      {
        after: 30,
        by: "operator",
        move: "resolveRefunded",
        input: { reason: "The price was agreed, and nothing was published." },
      },
    ],
  },
  {
    outlet: "Fjordvakten",
    formatType: "Press Release",
    title: "The café on the mail boat",
    text: "For one summer, passengers of the mail boat drink coffee from Nimbus.",
    daysAgo: 66,
    steps: [
      ...published,
      {
        after: 9,
        by: "buyer",
        move: "dispute",
        input: { reason: "The article stands below the fold. We expected it on top." },
      },
      {
        after: 7,
        by: "seller",
        move: "answerDispute",
        input: { reason: "No place was agreed on; the order names none." },
      },
      {
        after: 50,
        by: "operator",
        move: "resolveCompleted",
        input: { reason: "The conditions name no place on the page, and all else is there." },
      },
    ],
  },
];
