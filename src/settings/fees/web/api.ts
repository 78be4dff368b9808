import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { api, call, findQuery, listQuery } from "#platform/web/calls/client.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { feeAgreementInput } from "../contract.ts";

export const feeQuery = (organizationId: string) =>
  queryOptions(findQuery(api.fees, "get", { id: organizationId }, [api.settings]));

export const feeAgreementsQuery = (page: number) =>
  queryOptions({ ...listQuery(api.fee_agreements, { page }), placeholderData: keepPreviousData });

export async function agreeOnFee(input: z.input<typeof feeAgreementInput>): Promise<void> {
  await call(api.fee_agreements, "create", { input });
  await feesChanged();
}

export async function removeFeeAgreement(id: string): Promise<void> {
  await call(api.fee_agreements, "remove", { id });
  await feesChanged();
}

const feesChanged = () => refresh(api.fee_agreements, api.fees, api.audit_events);
