import { type AddressBy, oneOfWords, wordsUpTo } from "#platform/web/navigation/address.ts";
import { formatStatuses } from "../../format.ts";
import type { FormatPrice } from "../contract.ts";

/** In the address, as the table is narrowed. */
export const priceFilterShape = {
  search: wordsUpTo(100),
  status: oneOfWords(formatStatuses),
  sold: oneOfWords(["yes", "no"]),
};
export type PriceFilter = AddressBy<typeof priceFilterShape>;

/** The rows that the filter leaves. */
export function narrowedPrices(rows: readonly FormatPrice[], { search, status, sold }: PriceFilter): FormatPrice[] {
  const words = search?.toLowerCase() ?? "";
  return rows.filter(
    (row) =>
      `${row.mediaName} ${row.mediaDomain} ${row.formatType}`.toLowerCase().includes(words) &&
      (status === undefined || row.status === status) &&
      (sold === undefined || row.sales > 0 === (sold === "yes")),
  );
}
