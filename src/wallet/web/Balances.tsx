import { Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { OrganizationKind } from "#accounts/organizations/organization.ts";
import { formatCents } from "#platform/money/money.ts";
import { Money } from "#platform/web/components/Money.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Stat, Stats } from "#platform/web/components/Stat.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import type { Wallet } from "../contract.ts";
import { walletQuery } from "./api.ts";
import { texts } from "./texts.ts";

const billingWords = texts.billing;

type BalancesOf = { id: string; kind: OrganizationKind };

export function Balances({ organization }: { organization: BalancesOf }) {
  const query = useQuery(walletQuery(organization.id));
  return (
    <section aria-label={billingWords.balances}>
      <QueryState query={query} inline skeleton={<Skeleton h={{ base: 124, sm: 104 }} />}>
        {(wallet) => (
          <Stats>
            {balancesOf(wallet, organization.kind).map(({ name, cents, text }) => (
              <Stat key={name} name={name} note={text}>
                <Money cents={cents} />
              </Stat>
            ))}
          </Stats>
        )}
      </QueryState>
    </section>
  );
}

/** Undefined without voucher money in the earnings. */
export function voucherLockText({
  voucherLockedCents,
  voucherUnlockAt,
}: Pick<Wallet, "voucherLockedCents" | "voucherUnlockAt">): string | undefined {
  if (voucherLockedCents === 0) return undefined;
  return billingWords.voucherLocked(formatCents(voucherLockedCents), voucherUnlockAt && formatInstant(voucherUnlockAt));
}

type Balance = { name: string; cents: number; text: string };

/** Balances of the organization's side, and any other with money. */
function balancesOf(wallet: Wallet, kind: OrganizationKind): Balance[] {
  const isPublisher = kind === "publisher";
  const balances: (Balance & { isOwn: boolean })[] = [
    {
      name: billingWords.available,
      cents: wallet.availableCents,
      text: billingWords.availableText,
      isOwn: !isPublisher,
    },
    { name: billingWords.held, cents: wallet.heldCents, text: billingWords.heldText, isOwn: !isPublisher },
    { name: billingWords.earnings, cents: wallet.earningsCents, text: earningsText(wallet), isOwn: isPublisher },
    {
      name: billingWords.inTransit,
      cents: wallet.payoutInTransitCents,
      text: billingWords.inTransitText,
      isOwn: isPublisher,
    },
  ];
  const expected = {
    name: billingWords.expected,
    cents: wallet.expectedCents,
    text: billingWords.expectedText,
    isOwn: isPublisher,
  };
  const owed = {
    name: billingWords.owed,
    cents: wallet.owedCents,
    text: isPublisher ? billingWords.owedText : billingWords.owedPaymentText,
    isOwn: false,
  };
  return [...balances, expected, owed].filter(({ isOwn, cents }) => isOwn || cents !== 0);
}

function earningsText(wallet: Wallet): string {
  const { lockedCents, nextUnlockAt } = wallet;
  if (lockedCents === 0) return billingWords.earningsText;
  const amount = formatCents(lockedCents);
  const locked = nextUnlockAt
    ? billingWords.lockedUntil(amount, formatInstant(nextUnlockAt))
    : billingWords.locked(amount);
  const ofVouchers = voucherLockText(wallet);
  return ofVouchers ? `${locked}. ${ofVouchers}.` : locked;
}
