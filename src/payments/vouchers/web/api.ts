import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { withSecondOperator } from "#deeds/web/api.ts";
import { fetchCollection, send } from "#platform/web/api.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { redemptionInput, Voucher, VoucherRedemption, voucherInput } from "../contract.ts";

/** A page of the operator's vouchers, newest first. */
export const vouchersQuery = (page: number) =>
  queryOptions({
    queryKey: ["vouchers", page],
    queryFn: () => fetchCollection<Voucher>("/vouchers", { page }),
    placeholderData: keepPreviousData,
  });

/** What an organization redeemed lately. */
export const redemptionsQuery = (organization: string) =>
  queryOptions({
    queryKey: ["voucher_redemptions", organization],
    queryFn: () => fetchCollection<VoucherRedemption>("/voucher_redemptions", { organization }),
  });

export async function createVoucher(input: z.input<typeof voucherInput>): Promise<void> {
  await withSecondOperator({ deed: "voucher", input }, () => send("POST", "/vouchers", input));
  await refresh("vouchers", "audit_events");
}

export async function closeVoucher(id: string): Promise<void> {
  await send("DELETE", `/vouchers/${id}`);
  await refresh("vouchers", "audit_events");
}

/** Tries a code; the answer says what became of it. */
export async function tryCode(input: z.input<typeof redemptionInput>): Promise<VoucherRedemption> {
  const tried = await send<VoucherRedemption>("POST", "/voucher_redemptions", input);
  if (tried.outcome === "redeemed") await refresh("voucher_redemptions", "wallets", "transactions", "statements");
  return tried;
}
