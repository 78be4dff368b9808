import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { withSecondOperator } from "#deeds/web/api.ts";
import { fetchCollection, fetchItem, findItem, send, sendForFile } from "#platform/web/api.ts";
import { sendOnce } from "#platform/web/calls/send-once.ts";
import { refresh } from "#platform/web/query-client.ts";
import { saveFile } from "#platform/web/save-file.ts";
import { waitUntil } from "#platform/web/wait-until.ts";
import { settingsId } from "#settings/contract.ts";
import type { PayeeAccount } from "../../payees/contract.ts";
import type { PayoutStop, paymentFileInput, Withdrawal, WithdrawalTerms, withdrawalInput } from "../contract.ts";

/** What holds of an organization's withdrawals now. */
export const termsQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ["withdrawal_terms", organizationId],
    queryFn: () => fetchItem<WithdrawalTerms>(`/withdrawal_terms/${organizationId}`),
  });

export type WithdrawalFilter = {
  organization?: string;
  status?: number[];
  waitsForRecall?: boolean;
  page?: number;
  itemsPerPage?: number;
};

/** Withdrawals as the reader sees them: of their organizations, or for an operator all. */
export const withdrawalsQuery = (filter: WithdrawalFilter) =>
  queryOptions({
    queryKey: ["withdrawals", filter],
    queryFn: () => fetchCollection<Withdrawal>("/withdrawals", filter),
    placeholderData: keepPreviousData,
  });

export const withdrawalQuery = (id: string) =>
  queryOptions({ queryKey: ["withdrawals", id], queryFn: () => findItem<Withdrawal>(`/withdrawals/${id}`) });

/** Everything that a withdrawal changes is an old one then. */
const affected = ["withdrawals", "withdrawal_terms", "wallets", "transactions"];

/** Asks for a withdrawal, with the password again where the sign-in is old. */
export async function requestWithdrawal(input: z.input<typeof withdrawalInput>): Promise<Withdrawal> {
  const made = await sendOnce<Withdrawal>("/withdrawals", input);
  await refresh(...affected);
  return made;
}

/** Asks for the provider's page where an organization says how it is paid, and waits until it is there or refused; null if neither. */
export async function askForOnboarding(organization: string): Promise<PayeeAccount | null> {
  await send("POST", "/payees", { organization });
  return waitUntil(
    () => fetchItem<PayeeAccount>(`/payees/${organization}`),
    ({ onboardingUrl, reason, toldAt }) => onboardingUrl !== null || (reason !== null && !toldAt),
  );
}

/** Makes a move of the table. */
export async function makeMove(id: string, move: string, input: object = {}): Promise<void> {
  await send("POST", `/withdrawals/${id}/${move}`, input);
  await refresh(...affected);
}

/** Saves a payment file; what waited is on its way then. */
export async function makePaymentFile(format: "pain" | "csv", input: z.input<typeof paymentFileInput>): Promise<void> {
  const content = await withSecondOperator({ deed: "paymentFile", input }, () =>
    sendForFile(`/withdrawals/payment_file?format=${format}`, input),
  );
  saveFile(format === "pain" ? "payouts.xml" : "payouts.csv", content);
  await refresh(...affected);
}

/** Whether payouts are stopped, for operators. */
export const payoutStopQuery = () =>
  queryOptions({
    queryKey: ["payout_stops"],
    queryFn: () => fetchItem<PayoutStop>(`/payout_stops/${settingsId}`),
  });

/** Stops payouts for a reason, or lets them go on. */
export async function switchPayouts(stop: { reason: string } | null): Promise<void> {
  await send("POST", `/payout_stops/${settingsId}/${stop ? "stop" : "resume"}`, stop ?? {});
  await refresh("payout_stops", "withdrawal_terms");
}
