import { type AddressBy, oneOfWords, pageNumber } from "#platform/web/navigation/address.ts";
import { linkPurposes } from "../tracked-link.ts";

export const linksSearch = {
  purpose: oneOfWords(linkPurposes),
  page: pageNumber,
};
export type LinksSearch = AddressBy<typeof linksSearch>;
