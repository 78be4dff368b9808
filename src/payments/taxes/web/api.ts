import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { fetchCollection, send } from "#platform/web/api.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { TaxRateItem, taxRateEdit, taxRateInput } from "../contract.ts";

/** A page of the rates, by country. */
export const taxRatesQuery = (page: number) =>
  queryOptions({
    queryKey: ["tax_rates", page],
    queryFn: () => fetchCollection<TaxRateItem>("/tax_rates", { page }),
    placeholderData: keepPreviousData,
  });

export async function createTaxRate(input: z.input<typeof taxRateInput>): Promise<void> {
  await send("POST", "/tax_rates", input);
  await taxRatesChanged();
}

export async function editTaxRate(id: string, edit: z.input<typeof taxRateEdit>): Promise<void> {
  await send("PATCH", `/tax_rates/${id}`, edit);
  await taxRatesChanged();
}

export async function removeTaxRate(id: string): Promise<void> {
  await send("DELETE", `/tax_rates/${id}`);
  await taxRatesChanged();
}

const taxRatesChanged = () => refresh("tax_rates", "audit_events");
