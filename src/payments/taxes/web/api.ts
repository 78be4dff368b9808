import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { api, call, listQuery } from "#platform/web/calls/client.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { taxRateEdit, taxRateInput } from "../contract.ts";

export const taxRatesQuery = (page: number) =>
  queryOptions({
    ...listQuery(api.tax_rates, { page }),
    placeholderData: keepPreviousData,
  });

export async function createTaxRate(input: z.input<typeof taxRateInput>): Promise<void> {
  await call(api.tax_rates, "create", { input });
  await taxRatesChanged();
}

export async function editTaxRate(id: string, edit: z.input<typeof taxRateEdit>): Promise<void> {
  await call(api.tax_rates, "update", { id, input: edit });
  await taxRatesChanged();
}

export async function removeTaxRate(id: string): Promise<void> {
  await call(api.tax_rates, "remove", { id });
  await taxRatesChanged();
}

const taxRatesChanged = () => refresh(api.tax_rates, api.audit_events);
