import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useClientUser } from "#accounts/web/api.ts";
import { type ColumnId, useAddressPart } from "./address.ts";
import { ownPriceQuery } from "./api.ts";
import { usualMetrics } from "./presets.ts";

/** Where the address chooses none: what decides a booking, in the order in which it is asked. */
const usualColumns: ColumnId[] = [
  "price",
  "formatType",
  "hyperlinkKind",
  ...usualMetrics,
  "countries",
  "languages",
  "turnaroundHours",
];

/** Columns that say the same in every row stay away: Your Price is there as soon as somebody agreed on one. */
export const columnsSaying = (columns: readonly ColumnId[], hasOwnPrice: boolean): ColumnId[] =>
  hasOwnPrice ? ["desiredPrice", ...columns] : [...columns];

/** Whether Your Price says something in any row of the marketplace. */
export function useHasOwnPrice(): boolean {
  const { currentCampaign } = useClientUser();
  return useQuery(ownPriceQuery(currentCampaign?.id)).data ?? false;
}

/** The columns of the table, in their order: those that the address chooses, else the usual ones. */
export function useVisibleColumns(): ColumnId[] {
  const chosen = useAddressPart(({ columns }) => columns);
  const hasOwnPrice = useHasOwnPrice();
  return useMemo(() => chosen ?? columnsSaying(usualColumns, hasOwnPrice), [chosen, hasOwnPrice]);
}
