import { type AddressBy, oneOfWords, pageNumber, textUpTo } from "#platform/web/navigation/address.ts";
import { accountKinds } from "../books.ts";

export const booksSearch = {
  kind: oneOfWords(accountKinds),
  search: textUpTo(100),
  page: pageNumber,
};
export type BooksSearch = AddressBy<typeof booksSearch>;
