import { dayOf } from "#platform/contract/day.ts";
import { days } from "./clock.ts";
import type { Step } from "./steps.ts";

const boilerplate =
  "Nimbus Coffee roasts in small batches since 2014 and sells to cafés, offices and households in the region. The company employs sixty people, buys directly from forty farms in five countries, and publishes what it pays for each lot. Tastings are held on the first Saturday of the month; visitors are welcome without registration.";

export const coffeeArticle = (text: string): string => `<p>${text}</p><p>${boilerplate}</p>`;

/** A day, counted from today. */
export const dayIn = (count: number): string => dayOf(new Date(Date.now() + days(count)));

export const taken: Step[] = [
  { after: 2, by: "buyer", move: "send" },
  { after: 5, by: "seller", move: "accept" },
];

export const published: Step[] = [...taken, { after: 9, by: "seller", move: "publish" }, { after: 0.2, look: "whole" }];

export const asksForFee: Step = {
  after: 20,
  by: "buyer",
  move: "dispute",
  input: { reason: "The editors asked for another fee after they had accepted. We agreed on the price here." },
};

export const answersFee: Step = {
  after: 18,
  by: "seller",
  move: "answerDispute",
  input: { reason: "The fee was for a second picture, which the brief does not mention." },
};
