import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { ApiError } from "#platform/web/api-error.ts";
import { api, call, listQuery } from "#platform/web/calls/client.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { DeedState, LimitedDeed } from "../deed.ts";
import { texts } from "./texts.ts";

/** A page of what waits for a second operator or was decided by one, newest first. */
export const deedsQuery = (state: DeedState, page: number) =>
  queryOptions({ ...listQuery(api.operator_deeds, { state, page }), placeholderData: keepPreviousData });

type RefusedCall = { deed: LimitedDeed; subject?: string; input: Record<string, unknown> };

/**
 * Does what an operator may do alone. Where it is too much for one, lets it wait for another operator and throws the sentence that says so:
 * it is not done yet.
 */
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

/** Confirms or declines it; what it moved is another one then, wherever it is shown. */
export async function decideDeed(id: string, decision: "confirm" | "decline"): Promise<void> {
  await call(api.operator_deeds, decision, { id, input: {} });
  await refresh(
    api.operator_deeds,
    api.adjustments,
    api.top_ups,
    api.chargebacks,
    api.vouchers,
    api.withdrawals,
    api.disputes,
    api.orders,
    api.order_extras,
    api.organization_records,
    api.books,
    api.ledger_accounts,
    api.audit_events,
  );
}
