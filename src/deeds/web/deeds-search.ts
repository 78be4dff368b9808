import { type AddressBy, oneOfWords, pageNumber } from "#platform/web/navigation/address.ts";
import { deedStates } from "../deed.ts";

export const deedsSearch = {
  state: oneOfWords(deedStates),
  page: pageNumber,
};
export type DeedsSearch = AddressBy<typeof deedsSearch>;
