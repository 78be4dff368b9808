import { type AddressBy, oneOfWords, pageNumber, textUpTo } from "#platform/web/navigation/address.ts";

export const peopleSearch = {
  search: textUpTo(100),
  suspended: oneOfWords(["true"]),
  page: pageNumber,
};
export type PeopleSearch = AddressBy<typeof peopleSearch>;
