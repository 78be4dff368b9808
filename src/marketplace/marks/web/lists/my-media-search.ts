import { type AddressBy, idInAddress, oneOfWords, pageNumber, textUpTo } from "#platform/web/navigation/address.ts";

export const lists = ["own", "favourite", "blocked"] as const;

export const myMediaSearch = {
  list: oneOfWords(lists),
  search: textUpTo(100),
  campaign: idInAddress,
  page: pageNumber,
};
export type MyMediaSearch = AddressBy<typeof myMediaSearch>;
export type MediaListName = (typeof lists)[number];
