import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { fullPage } from "#platform/contract/list-length.ts";
import { ApiError } from "#platform/web/api-error.ts";
import { api, call, findQuery, listQuery } from "#platform/web/calls/client.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { LimitedDeed } from "#settings/limited-deeds.ts";
import type { DeedState } from "../deed.ts";
import { texts } from "./texts.ts";

export const deedsQuery = (state: DeedState, page: number) =>
  queryOptions({ ...listQuery(api.operator_deeds, { state, page }), placeholderData: keepPreviousData });

/** The first hundred that wait, for the steps from one to the next. */
export const waitingDeedsQuery = () =>
  queryOptions(listQuery(api.operator_deeds, { state: "waiting", page: 1, itemsPerPage: fullPage }));

export const deedQuery = (id: string) => queryOptions(findQuery(api.operator_deeds, "get", { id }));

type RefusedCall = { deed: LimitedDeed; subject?: string; input: Record<string, unknown> };

/** Above one operator's limits, proposes the deed to a second operator and throws a sentence that it still waits. */
export async function withSecondOperator<Result>(refused: RefusedCall, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (refusal) {
    if (!(refusal instanceof ApiError) || refusal.code !== "second_operator") throw refusal;
    await call(api.operator_deeds, "create", { input: refused });
    await refresh(api.operator_deeds, api.audit_events);
    throw new ApiError(refusal.status, { "hydra:description": texts.waits, code: "waits_for_operator" });
  }
}

/** Resources that a confirmed deed changes. */
const changedBy: Record<LimitedDeed, Parameters<typeof refresh>> = {
  adjustment: [api.adjustments],
  transfer: [api.top_ups],
  refund: [api.chargebacks, api.top_ups],
  voucher: [api.vouchers],
  verdict: [api.disputes, api.orders, api.order_extras],
  paymentFile: [api.withdrawals],
};

export async function decideDeed(id: string, decision: "confirm" | "decline"): Promise<void> {
  await call(api.operator_deeds, decision, { id, input: {} });
  await refresh(
    api.operator_deeds,
    ...Object.values(changedBy).flat(),
    api.organization_records,
    api.books,
    api.ledger_accounts,
    api.audit_events,
  );
}
