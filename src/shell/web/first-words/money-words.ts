import { texts as withdrawals } from "#payments/withdrawals/web/texts.ts";
import { withdrawalOutcomeOf } from "#payments/withdrawals/withdrawal.ts";
import type { FirstWords, ScreenRows } from "#platform/contract/first-words.ts";
import { type TransactionStatus, transactionStatuses } from "#wallet/transaction.ts";
import { texts as wallet } from "#wallet/web/texts.ts";
import { oneOf, withNone, withSome } from "./placed-words.ts";

const { billing } = wallet;
const { figures } = withdrawals;

const figure = (of: string, when: string, [name, member, ...notes]: [string, string, ...string[]]): ScreenRows => ({
  of,
  lines: [name, `{${member}|cents}`, ...notes].map((line) => when + line),
  look: "stat",
});

const isBuyers =
  withSome("availableCents") + withNone("earningsCents", "payoutInTransitCents", "expectedCents", "owedCents");
const isPublishers = withSome("expectedCents") + withNone("availableCents", "heldCents", "owedCents");

const earnings = [
  withNone("lockedCents") + billing.earningsText,
  withNone("voucherLockedCents") + billing.lockedUntil("{lockedCents|cents}", "{nextUnlockAt|instant}"),
  withNone("voucherLockedCents", "nextUnlockAt") + withSome("lockedCents") + billing.locked("{lockedCents|cents}"),
];

/** Where no other balance holds money, the side's own stand alone. */
export const balances: readonly ScreenRows[] = [
  figure("/wallets/", isBuyers, [billing.available, "availableCents", billing.availableText]),
  figure("/wallets/", isBuyers, [billing.held, "heldCents", billing.heldText]),
  figure("/wallets/", isPublishers, [billing.earnings, "earningsCents", ...earnings]),
  figure("/wallets/", isPublishers, [billing.inTransit, "payoutInTransitCents", billing.inTransitText]),
  figure("/wallets/", isPublishers, [billing.expected, "expectedCents", billing.expectedText]),
];

const goesOn = withNone("stoppedFor");
const locked = goesOn + withSome("lockedCents");

/** Earnings that are ready, and those that wait. */
export const withdrawable: readonly ScreenRows[] = [
  figure("/withdrawal_terms/", goesOn, [figures.ready, "withdrawableCents"]),
  figure("/withdrawal_terms/", locked, [
    figures.locked,
    "lockedCents",
    figures.unlocks("{nextUnlockAt|instant}"),
    withNone("nextUnlockAt") + figures.waits,
  ]),
];

const outcomes = Object.values(transactionStatuses);
const wordsFor = (outcome: string, part: "title" | "text") =>
  Object.fromEntries(
    outcomes
      .filter((status) => withdrawalOutcomeOf(status) === outcome)
      .map((status) => [status, withdrawals.outcome.words[status as TransactionStatus][part]]),
  );

const asUsual = withNone("heldUntil", "reason");

/** How a withdrawal stands. */
export const withdrawalWords = (outcome: "pending" | "success" | "fail"): FirstWords => ({
  title: withdrawals.withdrawal,
  rows: [
    {
      of: "/withdrawals/",
      lines: [oneOf("status", wordsFor(outcome, "title")), oneOf("status", wordsFor(outcome, "text"))],
      look: "told",
      at: { top: 156, start: 21, width: 678 },
    },
    {
      of: "/withdrawals/",
      lines: [asUsual + oneOf("status", emptied(wordsFor(outcome, "title"))) + withdrawals.outcome.account],
      look: "note",
      at: { top: 320, start: 21 },
    },
    {
      of: "/withdrawals/",
      lines: [
        asUsual +
          oneOf("status", emptied(wordsFor(outcome, "title"))) +
          withdrawals.sameAccount("{payeeHolder}", "{payeeAccount}"),
      ],
      look: "note",
      at: { top: 320, start: 149 },
    },
  ],
});

const emptied = (words: Record<string, string>) => Object.fromEntries(Object.keys(words).map((name) => [name, ""]));
