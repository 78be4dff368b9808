import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { fetchCollection, findItem, send } from "#platform/web/api.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { Fee, FeeAgreement, feeAgreementInput } from "../contract.ts";

/** The service fee of an organization's orders. */
export const feeQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ["fees", organizationId],
    queryFn: () => findItem<Fee>(`/fees/${organizationId}`),
  });

/** A page of the fees of their own, newest first. */
export const feeAgreementsQuery = (page: number) =>
  queryOptions({
    queryKey: ["fee_agreements", page],
    queryFn: () => fetchCollection<FeeAgreement>("/fee_agreements", { page }),
    placeholderData: keepPreviousData,
  });

export async function agreeOnFee(input: z.input<typeof feeAgreementInput>): Promise<void> {
  await send("POST", "/fee_agreements", input);
  await feesChanged();
}

export async function removeFeeAgreement(id: string): Promise<void> {
  await send("DELETE", `/fee_agreements/${id}`);
  await feesChanged();
}

const feesChanged = () => refresh("fee_agreements", "fees", "audit_events");
