import { z } from "zod";
import { identityStates } from "#identity/identity.ts";
import { listExport } from "#platform/contract/list-export.ts";
import { action, create, get, list, resource } from "#platform/contract/resource.ts";
import { centsBetween, instant, linkIn, linkTo, longText, severalOf, shortText } from "#platform/contract/wire.ts";
import { refusalsOf } from "#platform/lifecycle/lifecycle.ts";
import { movesAsOperations } from "#platform/lifecycle/operations.ts";
import { plainInput } from "#platform/lifecycle/plain-input.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { transactionStatusNames } from "#wallet/transaction.ts";
import { withdrawalMoveInputs } from "./move-input.ts";
import { isBic, isIban, plainIban } from "./payee.ts";
import { withdrawalLife, withdrawalMethods, withdrawalMoveNames, withdrawalMoves } from "./withdrawal.ts";

const texts = catalogue("payments.withdrawals.contract", {
  symbols: "Use letters, digits and spaces",
  iban: "Check the IBAN: its digits don't add up",
  bic: "A BIC has 8 or 11 letters and digits",
});

/** A withdrawal (R3.14). The account is masked: nobody of the organization reads it again. */
const withdrawalSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization").describe("The organization that is paid."),
  organizationName: z.string().describe("Its name."),
  amountCents: z.int().describe("The amount that leaves the earnings, in cents."),
  feeCents: z.int().describe("The fee, in cents; it is taken off the amount when it is paid."),
  status: z.int().describe("The status of its transaction; see the glossary."),
  method: z.enum(withdrawalMethods).describe("The way of the money."),
  payeeHolder: z.string().describe("The holder of the account."),
  payeeAccount: z.string().describe("The account, masked."),
  testPage: z.string().nullable().describe("The sandbox's page that decides it; null where real money moves."),
  waitsForRecall: z
    .boolean()
    .describe("It ended, and its money is still in the payee's account at the provider for ten minutes and more."),
  heldUntil: instant()
    .nullable()
    .describe("Until when it waits after a new owner or payee; null where nothing holds it."),
  reason: z.string().nullable().describe("Why it failed or was returned."),
  moves: z.array(z.enum(withdrawalMoveNames)).describe("The moves that its reader may make now."),
  createdAt: instant().describe("When it was asked for."),
  sentAt: instant().nullable().describe("When it was sent; null before."),
  settledAt: instant().nullable().describe("When it was paid, or ended otherwise; null before."),
});
export type Withdrawal = z.infer<typeof withdrawalSchema>;

/** Names go into payment files: a line of letters that banks take. */
const holder = shortText(70).regex(/^[\p{L}\p{N} .,'&/()+:?-]+$/u, texts.symbols);
export const payeeInput = z.strictObject({
  holder: holder.describe("The holder of the account."),
  iban: z.string().max(60).transform(plainIban).refine(isIban, texts.iban).describe("The IBAN; spaces don't matter."),
  bic: z
    .string()
    .trim()
    .toUpperCase()
    .refine((bic) => bic === "" || isBic(bic), texts.bic)
    .default("")
    .describe("The BIC; empty where the bank needs none."),
});

const amountCents = centsBetween(1, 1_000_000_000_00);

/** Without a payee a transfer goes to the account of the last one; a provider knows the account itself. */
export const withdrawalInput = z.strictObject({
  organization: linkIn("organizations").describe("The organization that is paid."),
  amountCents: amountCents.describe("The amount that leaves the earnings, in cents."),
  method: z.enum(withdrawalMethods).default("transfer").describe("The way of the money."),
  payee: payeeInput.optional().describe("The bank account; that of the last transfer where it is not given."),
});

const status = z.coerce.number().int().min(0).max(7);
const withdrawalQuery = z.object({
  waitsForRecall: z.stringbool().optional().describe("Only those whose money is still at the provider."),
  organization: linkIn("organizations").optional().describe("Only withdrawals of this organization."),
  withdrawal: severalOf(linkIn("withdrawals")).describe("Only these withdrawals."),
  status: z
    .preprocess(
      (value) => (value === undefined || Array.isArray(value) ? value : [value]),
      z.array(status).max(8).optional(),
    )
    .optional()
    .describe("Only withdrawals in these statuses."),
});

/** The most that one payment file takes. */
const transfersMax = 500;
const paymentFileQuery = z.strictObject({
  format: z.enum(["pain", "csv"]).default("pain").describe("SEPA's `pain.001`, or a table."),
});
export type PaymentFileQuery = z.output<typeof paymentFileQuery>;
export const paymentFileInput = z.strictObject({
  withdrawals: z.array(linkIn("withdrawals")).min(1).max(transfersMax).describe("The withdrawals to pay."),
  payer: payeeInput.describe("The operator's own account, from which the bank pays."),
  otherPayees: longText(500)
    .optional()
    .describe("Why payees are paid whose name is not the verified one; without it such a file is refused."),
});

/** The terms of an organization's withdrawals now, under its id. */
const withdrawalTermsSchema = z.object({
  id: z.string().describe("The organization's id."),
  organization: linkTo("Organization").describe("The organization that is paid."),
  minimumCents: z.int().describe("The least that can be withdrawn, in cents."),
  feeCents: z.int().describe("The fee of a withdrawal, in cents."),
  earningsCents: z.int().describe("All earnings, in cents."),
  lockedCents: z.int().describe("The part of the earnings that is locked, in cents."),
  nextUnlockAt: instant().nullable().describe("When the next part unlocks by itself; null where nothing does."),
  withdrawableCents: z.int().describe("The earnings that can be withdrawn now, in cents."),
  identityState: z.enum(identityStates).describe("Whether the organization's identity is verified."),
  lastPayee: z
    .object({
      holder: z.string().describe("Its holder."),
      account: z.string().describe("The account, masked."),
    })
    .nullable()
    .describe("The account of the last withdrawal; null before the first."),
  provider: z
    .object({
      title: z.string().describe("The provider's name."),
      canBePaid: z.boolean().describe("Whether it can pay this organization."),
      reason: z.string().nullable().describe("Why it can't."),
    })
    .nullable()
    .describe("The provider that pays out; null without one."),
  stoppedFor: z.string().nullable().describe("Why nothing is paid out at the moment; null while payouts go on."),
});
export type WithdrawalTerms = z.infer<typeof withdrawalTermsSchema>;

/** There is one switch for all payouts. */
const payoutStopSchema = z.object({
  id: z.string(),
  stopped: z.boolean().describe("Whether payouts are stopped."),
  reason: z.string().describe("Why, for publishers; empty while they go on."),
  stoppedAt: instant().nullable().describe("Since when; null while they go on."),
});
export type PayoutStop = z.infer<typeof payoutStopSchema>;
const stopInput = z.strictObject({ reason: longText(500).min(1).describe("Why, for publishers.") });

const operator = true;
const freshProof = true;

/** The media types of payment files. */
export const paymentFileTypes = { pain: "application/xml; charset=utf-8", csv: "text/csv; charset=utf-8" } as const;

const withdrawalList = list({
  summary: "The withdrawals of my organizations, newest first; for operators all, those that wait first",
  description: "With the moves that you may make now.",
  permission: "wallet.read",
  query: withdrawalQuery,
});

export const withdrawalResource = resource({
  name: "Withdrawal",
  path: "withdrawals",
  description:
    "Earnings on their way to a bank account. The amount leaves the earnings when it is asked for, and comes back if it can't be paid. Cents.",
  schema: withdrawalSchema,
  operations: {
    list: withdrawalList,
    export: listExport(withdrawalList, withdrawalSchema, {
      summary: "The withdrawals of my organizations as a file",
      fields: {
        createdAt: "Asked for",
        organizationName: "Organization",
        amountCents: "Amount",
        feeCents: "Fee",
        status: { heading: "Status", names: transactionStatusNames },
        method: "Method",
        payeeHolder: "Account holder",
        payeeAccount: "Account",
        sentAt: "Sent",
        settledAt: "Settled",
        reason: "Reason",
        id: "Id",
      },
    }),
    get: get({ summary: "One withdrawal", description: "As the list shows it.", permission: "wallet.read" }),
    create: create({
      summary: "Withdraw earnings; asks for a sign-in of the last minutes and an approved identity",
      description: "The amount leaves the earnings at once. A new payee or owner holds it for some days.",
      permission: "wallet.withdraw",
      personal: "payment",
      input: withdrawalInput,
      movesMoney: true,
    }),
    ...movesAsOperations(withdrawalMoves, withdrawalMoveInputs, {
      movesMoney: () => true,
      refusals: (name) => refusalsOf(withdrawalLife, name),
    }),
    recall: action({
      summary: "Ask the provider again for the money of a payout that ended",
      description: "Only for one whose money is still in the payee's account at the provider.",
      operator,
      freshProof,
      input: plainInput,
    }),
    payment_file: action({
      on: "collection",
      answers: "file",
      summary: "A payment file of withdrawals for the operator's bank; those that wait are on their way from then on",
      description:
        "All or none: one that can't be paid refuses the file. It can be made again while nothing of it is settled.",
      operator,
      freshProof,
      query: paymentFileQuery,
      input: paymentFileInput,
      files: Object.values(paymentFileTypes),
    }),
  },
});

export const withdrawalTermsResource = resource({
  name: "WithdrawalTerms",
  path: "withdrawal_terms",
  description: "The terms of an organization's withdrawals now, under the organization's id. Cents.",
  schema: withdrawalTermsSchema,
  operations: {
    get: get({
      summary: "Minimum, fee, the amount that can be withdrawn, and what is missing for it",
      description: "Depends on the provider that the installation pays out with.",
      permission: "wallet.withdraw",
    }),
  },
});

export const payoutStopResource = resource({
  name: "PayoutStop",
  path: "payout_stops",
  description:
    "Whether anything is paid out. A difference in the books stops all payouts; an operator lets them go on. There is one item.",
  schema: payoutStopSchema,
  operations: {
    get: get({ summary: "Whether payouts are stopped", description: "With the reason and since when.", operator }),
    stop: action({
      summary: "Stop all payouts, for a reason that publishers read",
      description: "Withdrawals can still be asked for; they wait.",
      operator,
      input: stopInput,
    }),
    resume: action({
      summary: "Let payouts go on",
      description: "Waiting withdrawals can be paid again.",
      operator,
      freshProof,
      input: plainInput,
    }),
  },
});
