import type { DemoOrder } from "./demo-order.ts";
import { coffeeArticle, dayIn, taken } from "./order-ways.ts";
import type { Step } from "./steps.ts";

const briefed: Step[] = [
  { after: 1, by: "buyer", move: "sendBrief" },
  { after: 4, by: "seller", move: "acceptBrief" },
];

const rewritten = (text: string): Step[] => [
  { after: 20, by: "seller", write: { content: coffeeArticle(text) } },
  { after: 0.5, by: "seller", move: "deliverText" },
];

/** Ada's orders that a publisher writes or is about to publish. */
export const acceptedOrders: DemoOrder[] = [
  {
    outlet: "Harbour Gazette",
    formatType: "Advertorial",
    title: "A second roastery for the harbor district",
    text: "Nimbus Coffee opens its second roastery in the harbor district next month.",
    daysAgo: 2.4,
    publishIn: 12,
    steps: [
      ...taken,
      {
        after: 1,
        by: "seller",
        say: "Thank you. Our food supplement comes out four days later, would that suit you better?",
      },
      { after: 3, by: "buyer", say: "It might. Please propose the date here, then I can ask our client." },
      {
        after: 14,
        by: "seller",
        move: "proposeDate",
        input: { publishDateMode: "On", publishOn: dayIn(16), reason: "That is the day of our food supplement." },
      },
      {
        after: 0.3,
        by: "seller",
        propose: {
          kind: "custom",
          name: "A picture by our photographer",
          note: "She is in the harbor district on Thursday anyway.",
          priceCents: 5_500,
        },
      },
    ],
  },
  {
    outlet: "Northern Ledger",
    formatType: "Advertorial",
    title: "What a roaster hears in the first minute",
    text: "Green coffee cracks like popcorn, and Nimbus Coffee's roasters listen for it.",
    brief: "A visit to the roastery for readers who drink coffee and have never seen it made. Please no prices.",
    daysAgo: 1.6,
    steps: [
      ...briefed,
      {
        after: 16,
        by: "buyer",
        move: "reviseBrief",
        input: {
          brief:
            "A visit to the second roastery, in the harbor district, for readers who drink coffee and have never seen it made. Please no prices.",
        },
      },
    ],
  },
  {
    outlet: "The Long Table",
    formatType: "Advertorial",
    title: "Sixty people and one machine from 1958",
    text: "The oldest machine at Nimbus Coffee still roasts the Saturday blend.",
    brief: "The story of our old roasting machine. Speak to Marta, who has run it for twenty years.",
    daysAgo: 3.2,
    steps: [
      ...briefed,
      ...rewritten("The oldest machine at Nimbus Coffee still roasts the Saturday blend."),
      { after: 6, by: "buyer", move: "requestRewrite", input: { reason: "Name the year in the title." } },
      ...rewritten("A machine of 1958 still roasts the Saturday blend at Nimbus Coffee."),
    ],
  },
  {
    outlet: "Great Plains Ledger",
    formatType: "Advertorial",
    title: "How Nimbus Coffee buys from its growers",
    text: "Nimbus Coffee pays its growers before the harvest, and says what it pays.",
    daysAgo: 8.3,
    publishIn: -1,
    steps: [
      ...taken,
      {
        after: 30,
        by: "seller",
        propose: {
          kind: "custom",
          name: "A mention in the Saturday newsletter",
          note: "It goes to 12,000 readers.",
          priceCents: 4_000,
        },
      },
      { after: 5, by: "buyer", extra: "include" },
    ],
  },
  {
    outlet: "Signal Yard",
    formatType: "Press Release",
    title: "A roaster that writes its own log",
    text: "Nimbus Coffee publishes the software that records each of its roasts.",
    daysAgo: 0.6,
    steps: taken,
  },
];
