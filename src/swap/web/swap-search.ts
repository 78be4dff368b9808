import { bookedHyperlinkKinds } from "#formats/format.ts";
import {
  type AddressBy,
  idInAddress,
  oneOfWords,
  pageNumber,
  severalInAddress,
  textUpTo,
  wordsUpTo,
} from "#platform/web/navigation/address.ts";

/** Lies in the URL, so a reload or the return from a top-up keeps it. */
export const swapSearch = {
  search: wordsUpTo(100),
  page: pageNumber,
  format: idInAddress,
  kind: oneOfWords(bookedHyperlinkKinds),
  extras: severalInAddress(textUpTo(80)),
};
export type SwapAddress = AddressBy<typeof swapSearch>;
