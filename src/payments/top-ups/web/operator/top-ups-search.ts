import { oneOfWords, pageNumber, textUpTo } from "#platform/web/navigation/address.ts";
import { paymentStates, transferStates } from "../../listed-states.ts";

export const shownTopUps = [...transferStates, ...paymentStates];
export type ShownTopUps = (typeof shownTopUps)[number];

export const topUpSearch = {
  state: oneOfWords(shownTopUps),
  search: textUpTo(80),
  page: pageNumber,
};
export type TopUpSearch = { state?: ShownTopUps; search?: string | undefined; page?: number };
