import type { DemoOrder } from "./demo-order.ts";
import { answersFee, asksForFee, published, taken } from "./order-ways.ts";

/** Ada's other orders of today, each in another state. */
export const waitingOrders: DemoOrder[] = [
  {
    outlet: "Delta Ledger",
    formatType: "Advertorial",
    title: "Nimbus Coffee hires thirty people",
    text: "The company from the harbor district looks for roasters and drivers.",
    daysAgo: 3.4,
    steps: [...taken, asksForFee, answersFee],
  },
  {
    outlet: "Conti Aperti",
    formatType: "Advertorial",
    title: "A company that publishes its losses",
    text: "Nimbus Coffee lost money in one year of twelve, and shows why.",
    daysAgo: 2.2,
    steps: [
      ...taken,
      {
        after: 20,
        by: "seller",
        move: "dispute",
        input: { reason: "The text names a competitor's figures, which we can't print without their consent." },
      },
    ],
  },
  {
    outlet: "La Sobremesa",
    formatType: "Press Release",
    title: "A week of open doors",
    text: "Nimbus Coffee shows all of its rooms for a week.",
    daysAgo: 1.2,
    steps: published,
  },
  {
    outlet: "Ferdaboka",
    formatType: "Press Release",
    title: "Beans for the long boat",
    text: "The coffee on the coastal boat comes from Nimbus now.",
    daysAgo: 5.1,
    steps: [
      ...taken,
      { after: 8, by: "seller", move: "publish" },
      { after: 0.2, look: "gone" },
      { after: "deadline", expires: true },
    ],
  },
  {
    outlet: "Kahawa Notebook",
    formatType: "Press Release",
    title: "A price that the farm names",
    text: "In Nyeri the cooperative names the price first, and Nimbus Coffee answers.",
    daysAgo: 1.4,
    steps: [
      ...published,
      { after: 4, by: "buyer", move: "requestRevision", input: { reason: "Our name is spelled with one b." } },
    ],
  },
  {
    outlet: "Common Ground Notebook",
    formatType: "Press Release",
    title: "Grounds for the garden",
    text: "Nimbus Coffee gives its coffee grounds to forty allotments.",
    daysAgo: 1.3,
    steps: [
      { after: 2, by: "buyer", move: "send" },
      {
        after: 9,
        by: "seller",
        move: "requestChanges",
        input: { reason: "Name a price and a date in the first paragraph." },
      },
    ],
  },
  {
    outlet: "Rift Ledger",
    formatType: "Press Release",
    title: "Three years of direct trade",
    text: "Nimbus Coffee and three cooperatives in Kirinyaga extend their contract.",
    daysAgo: 0.9,
    steps: [{ after: 1, by: "buyer", move: "send" }],
  },
  {
    outlet: "La Bottega del Gusto",
    formatType: "Advertorial",
    title: "Espresso for travelers",
    text: "Two bars at railway stations serve coffee from Nimbus.",
    brief: "A portrait of the two station bars in Mestre and Padua, with their opening hours.",
    daysAgo: 0.8,
    steps: [{ after: 1, by: "buyer", move: "sendBrief" }],
  },
];
