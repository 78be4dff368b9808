import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { withSecondOperator } from "#deeds/web/api.ts";
import type { TableFormat } from "#platform/contract/file-types.ts";
import { api, call, download, listQuery } from "#platform/web/calls/client.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { redemptionInput, VoucherRedemption, voucherInput } from "../contract.ts";

export const vouchersQuery = (page: number) =>
  queryOptions({
    ...listQuery(api.vouchers, { page }),
    placeholderData: keepPreviousData,
  });

export const vouchersFile = (format: TableFormat): Promise<Blob> =>
  download(api.vouchers, "export", { query: { format } });

/** Of all organizations. */
export const redemptionsFile = (format: TableFormat): Promise<Blob> =>
  download(api.voucher_redemptions, "export", { query: { format } });

export const redemptionsQuery = (organization: string) =>
  queryOptions(listQuery(api.voucher_redemptions, { organization }));

export async function createVoucher(input: z.input<typeof voucherInput>): Promise<void> {
  await withSecondOperator({ deed: "voucher", input }, () => call(api.vouchers, "create", { input }));
  await refresh(api.vouchers, api.audit_events);
}

export async function closeVoucher(id: string): Promise<void> {
  await call(api.vouchers, "remove", { id });
  await refresh(api.vouchers, api.audit_events);
}

/** The answer holds the result, also of a refused code. */
export async function tryCode(input: z.input<typeof redemptionInput>): Promise<VoucherRedemption> {
  const tried = await call(api.voucher_redemptions, "create", { input });
  if (tried.outcome === "redeemed")
    await refresh(api.voucher_redemptions, api.wallets, api.transactions, api.statements);
  return tried;
}
