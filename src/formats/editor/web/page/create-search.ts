import { type AddressBy, idInAddress, oneOfWords, pageNumber, wordsUpTo } from "#platform/web/navigation/address.ts";
import { formatTypes } from "../../../format.ts";

/** Choices stay in the URL until the draft exists, so that a reload keeps them (R10.6). */
export const createSearch = {
  media: idInAddress,
  type: oneOfWords(formatTypes),
  copy: idInAddress,
  search: wordsUpTo(100),
  page: pageNumber,
};
export type CreateAddress = AddressBy<typeof createSearch>;
