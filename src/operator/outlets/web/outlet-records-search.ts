import { mediaStatuses } from "#media/media.ts";
import { type AddressBy, oneOfWords, pageNumber, textUpTo } from "#platform/web/navigation/address.ts";

export const outletRecordsSearch = {
  search: textUpTo(100),
  status: oneOfWords(mediaStatuses),
  page: pageNumber,
};
export type OutletRecordsSearch = AddressBy<typeof outletRecordsSearch>;
