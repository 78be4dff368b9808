import { type AddressBy, oneOfWords, pageNumber } from "#platform/web/navigation/address.ts";
import { disputeStates } from "../../dispute.ts";

export const disputeSearch = {
  state: oneOfWords(disputeStates),
  page: pageNumber,
};
export type DisputeSearch = AddressBy<typeof disputeSearch>;
