import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { withSecondOperator } from "#deeds/web/api.ts";
import { fullPage } from "#platform/contract/list-length.ts";
import { api, call, callOnce, download, findQuery, itemQuery, listQuery, read } from "#platform/web/calls/client.ts";
import { refresh } from "#platform/web/query-client.ts";
import { saveFile } from "#platform/web/save-file.ts";
import { waitUntil } from "#platform/web/wait-until.ts";
import { settingsId } from "#settings/settings-id.ts";
import { transactionStatuses } from "#wallet/transaction.ts";
import type { PayeeAccount } from "../../payees/contract.ts";
import type { paymentFileInput, Withdrawal, withdrawalInput } from "../contract.ts";
import type { WithdrawalMoveOfPeople } from "../withdrawal.ts";

export const termsQuery = (organizationId: string) =>
  queryOptions(itemQuery(api.withdrawal_terms, "get", { id: organizationId }, [api.wallets]));

export type WithdrawalFilter = {
  organization?: string;
  status?: number[];
  withdrawal?: string[];
  waitsForRecall?: boolean;
  page?: number;
  itemsPerPage?: number;
};

/** The reader's organizations' withdrawals; all for an operator. */
export const withdrawalsQuery = (filter: WithdrawalFilter) =>
  queryOptions({
    ...listQuery(api.withdrawals, filter),
    placeholderData: keepPreviousData,
  });

/** The first hundred to send, for the steps from one to the next. */
export const waitingWithdrawalsQuery = () =>
  queryOptions(listQuery(api.withdrawals, { status: [transactionStatuses.pending], page: 1, itemsPerPage: fullPage }));

export const withdrawalQuery = (id: string) => queryOptions(findQuery(api.withdrawals, "get", { id }));

const affected = [api.withdrawals, api.withdrawal_terms, api.wallets, api.transactions];

/** Asks for the password again where the sign-in is old. */
export async function requestWithdrawal(input: z.input<typeof withdrawalInput>): Promise<Withdrawal> {
  const made = await callOnce(api.withdrawals, "create", { input });
  await refresh(...affected);
  return made;
}

/** Requests the provider's page for the payee's data, and waits for it or a refusal; null if neither comes. */
export async function askForOnboarding(organization: string): Promise<PayeeAccount | null> {
  await call(api.payees, "create", { input: { organization } });
  return waitUntil(
    () => read(api.payees, "get", { id: organization }),
    ({ onboardingUrl, reason, toldAt }) => onboardingUrl !== null || (reason !== null && !toldAt),
  );
}

/** Makes a move of the lifecycle, or asks for a recall. */
export async function makeWithdrawalMove(
  id: string,
  move: WithdrawalMoveOfPeople | "recall",
  input: { reason?: string } = {},
): Promise<void> {
  await call(api.withdrawals, move, { id, input });
  await refresh(...affected);
}

/** Saves a payment file, which puts its withdrawals on their way. */
export async function makePaymentFile(format: "pain" | "csv", input: z.input<typeof paymentFileInput>): Promise<void> {
  const content = await withSecondOperator({ deed: "paymentFile", input }, () =>
    download(api.withdrawals, "payment_file", { query: { format }, input }),
  );
  saveFile(format === "pain" ? "payouts.xml" : "payouts.csv", content);
  await refresh(...affected);
}

/** For operators. */
export const payoutStopQuery = () => queryOptions(itemQuery(api.payout_stops, "get", { id: settingsId }));

/** A reason stops payouts; null lets them go on. */
export async function switchPayouts(stop: { reason: string } | null): Promise<void> {
  await (stop
    ? call(api.payout_stops, "stop", { id: settingsId, input: stop })
    : call(api.payout_stops, "resume", { id: settingsId, input: {} }));
  await refresh(api.payout_stops, api.withdrawal_terms);
}
