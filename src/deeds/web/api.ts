import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { ApiError, fetchCollection, send } from "#platform/web/api.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { Deed } from "../contract.ts";
import type { DeedState, LimitedDeed } from "../deed.ts";
import { texts } from "./texts.ts";

/** A page of what waits for a second operator or was decided by one, newest first. */
export const deedsQuery = (state: DeedState, page: number) =>
  queryOptions({
    queryKey: ["operator_deeds", state, page],
    queryFn: () => fetchCollection<Deed>("/operator_deeds", { state, page }),
    placeholderData: keepPreviousData,
  });

type Asked = { deed: LimitedDeed; subject?: string; input: object };

/**
 * Does what an operator may do alone. Where it is too much for one, lets it wait for another operator and throws the sentence that says so:
 * it is not done yet.
 */
export async function withSecondOperator<Result>(asked: Asked, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (refusal) {
    if (!(refusal instanceof ApiError) || refusal.code !== "second_operator") throw refusal;
    await send("POST", "/operator_deeds", asked);
    await refresh("operator_deeds", "audit_events");
    throw new ApiError(refusal.status, { "hydra:description": texts.waits, code: "waits_for_operator" });
  }
}

/** Confirms or declines it; what it moved is another one then, wherever it is shown. */
export async function decideDeed(id: string, decision: "confirm" | "decline"): Promise<void> {
  await send("POST", `/operator_deeds/${id}/${decision}`, {});
  await refresh(
    "operator_deeds",
    "adjustments",
    "top_ups",
    "chargebacks",
    "vouchers",
    "withdrawals",
    "disputes",
    "orders",
  );
  await refresh("order_extras", "organization_records", "books", "ledger_accounts", "audit_events");
}
