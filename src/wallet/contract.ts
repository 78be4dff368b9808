import { z } from "zod";
import { tableFileTypes } from "#platform/contract/file-types.ts";
import { wholeListWords } from "#platform/contract/list-export.ts";
import { file, get, list, resource } from "#platform/contract/resource.ts";
import { tableFormat } from "#platform/contract/table-format.ts";
import { changedAfter, day, instant, linkIn, linkTo } from "#platform/contract/wire.ts";
import { organizationAccounts } from "./posting.ts";
import { type TransactionSubject, transactionSubjects } from "./transaction.ts";

const type = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
  z.literal(7),
]);

/** At most one link is not null. */
const subjectLinks = Object.fromEntries(
  Object.entries(transactionSubjects).map(([name, { className }]) => [
    name,
    linkTo(className).nullable().describe(`The ${className} behind it; null for another subject.`),
  ]),
) as Record<TransactionSubject, z.ZodNullable<z.ZodString>>;

/** A transaction (R3.13); type and status are the numbers of R4.1 and R4.2, amounts in cents. */
const transactionSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization").describe("The organization whose money moved."),
  type: z.int().describe("0 to 7; see the glossary."),
  status: z.int().describe("See the glossary."),
  amountCents: z.int().describe("The amount in cents; negative where money left."),
  isGivenBack: z
    .boolean()
    .describe("A refund that this organization gave: from its earnings, of a voucher that ended, or an adjustment."),
  balanceAccount: z.enum(["available", "earnings"]).describe("The account that `balanceAfterCents` is of."),
  balanceAfterCents: z.int().nullable().describe("The balance after it, in cents; null until money has moved."),
  order: linkTo("Order").nullable().describe("The order that was paid."),
  orderNumber: z.string().nullable().describe("That order's number."),
  media: linkTo("Media").nullable().describe("The outlet of that order."),
  offer: linkTo("Offer").nullable().describe("The offer that the money was held for."),
  ...subjectLinks,
  providerReference: z
    .string()
    .nullable()
    .describe("The payment provider's reference; null where none took part, or has not answered yet."),
  entries: z
    .array(
      z.object({
        entry: z.int().describe("The ledger's own number of the entry."),
        account: z.enum(organizationAccounts).describe("The account that it moved."),
        amountCents: z.int().describe("Cents; negative where they left the account."),
        balanceAfterCents: z.int().describe("The account's balance after it, in cents."),
      }),
    )
    .describe("The ledger entries of the organization's own money, in the order of posting; none until it moves."),
  description: z.string().describe("The transaction in words."),
  createdAt: instant().describe("When it was made."),
  updatedAt: instant().describe("When its status last changed."),
});
export type Transaction = z.infer<typeof transactionSchema>;

const numbers = z.preprocess(
  (value) => (value === undefined ? undefined : (Array.isArray(value) ? value : [value]).map(Number)),
  z.array(type).max(8).optional(),
);
export const transactionQuery = z.object({
  organization: linkIn("organizations").optional().describe("Only those of this organization."),
  type: numbers.describe("Only these types."),
  status: numbers.describe("Only these statuses."),
  from: day().optional().describe("From this day of UTC on."),
  to: day().optional().describe("Up to this day of UTC, included."),
  campaign: linkIn("campaigns").optional().describe("Only those of this campaign's orders."),
  order: linkIn("orders").optional().describe("Only those of this order."),
  orderNumber: z
    .string()
    .trim()
    .toUpperCase()
    .max(20)
    .optional()
    .describe("Only those of the order with this number: `Q26110039`."),
  ...changedAfter(),
});

/** Cents. */
const walletSchema = z.object({
  id: z.string(),
  organization: linkTo("Organization").describe("The organization whose money it is."),
  availableCents: z.int().describe("Money to spend."),
  heldCents: z.int().describe("Money held for open orders and offers."),
  earningsCents: z.int().describe("Money earned by publications, locked or not."),
  payoutInTransitCents: z.int().describe("Earnings on their way to the bank."),
  owedCents: z
    .int()
    .describe("Money still to be given back: refunds beyond its earnings, or own payments that were taken back."),
  lockedCents: z.int().describe("Of the earnings: from recent orders, and from those with an open claim or dispute."),
  nextUnlockAt: instant().nullable().describe("When the next part unlocks by itself; null where nothing does."),
  voucherLockedCents: z.int().describe("Of the locked earnings: the part that vouchers paid."),
  voucherUnlockAt: instant().nullable().describe("When the last of that part unlocks; null where some stays locked."),
  withdrawableCents: z.int().describe("Earnings that can be withdrawn now."),
  expectedCents: z.int().describe("Earnings that accepted orders will bring once approved, after the service fee."),
});
export type Wallet = z.infer<typeof walletSchema>;

export const walletResource = resource({
  name: "Wallet",
  path: "wallets",
  description: "The balances of an organization, under the organization's id. Cents.",
  schema: walletSchema,
  operations: {
    list: list({
      summary: "The wallets of my organizations",
      description: "One for each organization whose money you may see.",
      permission: "wallet.read",
      scope: "reports",
      agent: {
        tool: "wallet",
        title: "Read balances",
        use: "Money to spend, held and earned. A person tops up in the web app.",
      },
      query: z.object({}),
    }),
    get: get({
      summary: "The wallet of an organization",
      description: "All balances at one moment. They are sums of ledger entries, which the statement lists.",
      permission: "wallet.read",
      scope: "reports",
    }),
  },
});

export const transactionResource = resource({
  name: "Transaction",
  path: "transactions",
  description: "A movement of an organization's money. Types and statuses are numbers: see the glossary.",
  schema: transactionSchema,
  operations: {
    list: list({
      fromReplica: true,
      summary: "Transactions of my organizations, newest first",
      description:
        "Each with the ledger entries that it made. Narrow it down by organization, subject, type, status or days.",
      permission: "wallet.read",
      scope: "reports",
      query: transactionQuery,
    }),
    get: get({
      summary: "One transaction",
      description: "The transaction with its entries, as the list shows it.",
      permission: "wallet.read",
      scope: "reports",
    }),
    export: file({
      fromReplica: true,
      on: "collection",
      summary: "A list of transactions as a file",
      description: wholeListWords,
      permission: "wallet.read",
      scope: "reports",
      query: transactionQuery.extend({ format: tableFormat }),
      files: tableFileTypes,
    }),
  },
});
