import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useClientUser } from "#accounts/web/api.ts";
import type { ColumnId } from "../display.ts";
import { useAddressPart } from "./address.ts";
import { ownPriceQuery } from "./api.ts";
import { usualMetrics } from "./presets.ts";

/** The default: columns that decide a booking, most important first. */
const usualColumns: ColumnId[] = [
  "price",
  "formatType",
  "hyperlinkKind",
  ...usualMetrics,
  "countries",
  "languages",
  "turnaroundHours",
];

/** Leaves out columns without information: Your Price appears once an own price exists. */
export const columnsSaying = (columns: readonly ColumnId[], hasOwnPrice: boolean): ColumnId[] =>
  hasOwnPrice ? ["desiredPrice", ...columns] : [...columns];

export function useHasOwnPrice(): boolean {
  const { currentCampaign } = useClientUser();
  return useQuery(ownPriceQuery(currentCampaign?.id)).data ?? false;
}

/** Returns the address's columns in their order, else the usual ones. */
export function useVisibleColumns(): ColumnId[] {
  const chosen = useAddressPart(({ columns }) => columns);
  const hasOwnPrice = useHasOwnPrice();
  return useMemo(() => chosen ?? columnsSaying(usualColumns, hasOwnPrice), [chosen, hasOwnPrice]);
}
