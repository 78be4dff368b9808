import { type AddressBy, oneOfWords, pageNumber } from "#platform/web/navigation/address.ts";
import { claimStates } from "../../claim.ts";

export const claimSearch = {
  state: oneOfWords(claimStates),
  page: pageNumber,
};
export type ClaimSearch = AddressBy<typeof claimSearch>;
