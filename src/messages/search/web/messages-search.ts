import { type AddressBy, pageNumber, wordsUpTo } from "#platform/web/navigation/address.ts";
import { searchMax } from "../search-lengths.ts";

/** Too short a search stays in the field without effect. */
export const messagesSearch = {
  search: wordsUpTo(searchMax),
  page: pageNumber,
};
export type MessagesSearch = AddressBy<typeof messagesSearch>;
