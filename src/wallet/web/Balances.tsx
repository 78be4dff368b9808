import { SimpleGrid, Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { OrganizationKind } from "#accounts/organizations/organization.ts";
import { formatCents } from "#platform/money/money.ts";
import { FigureCard } from "#platform/web/components/FigureCard.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import type { Wallet } from "../contract.ts";
import { walletQuery } from "./api.ts";
import { texts } from "./texts.ts";

const words = texts.billing;

type BalancesOf = { id: string; kind: OrganizationKind };

export function Balances({ organization }: { organization: BalancesOf }) {
  const query = useQuery(walletQuery(organization.id));
  return (
    <section aria-label={words.balances}>
      <QueryState query={query} inline skeleton={<Skeleton height={124} />}>
        {(wallet) => (
          <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
            {balancesOf(wallet, organization.kind).map(({ name, cents, text }) => (
              <FigureCard key={name} name={name} text={text}>
                <Money cents={cents} />
              </FigureCard>
            ))}
          </SimpleGrid>
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
  return words.voucherLocked(formatCents(voucherLockedCents), voucherUnlockAt && formatInstant(voucherUnlockAt));
}

type Balance = { name: string; cents: number; text: string };

/** Balances of the organization's side, and any other with money. */
function balancesOf(wallet: Wallet, kind: OrganizationKind): Balance[] {
  const isPublisher = kind === "publisher";
  const balances: (Balance & { isOwn: boolean })[] = [
    { name: words.available, cents: wallet.availableCents, text: words.availableText, isOwn: !isPublisher },
    { name: words.held, cents: wallet.heldCents, text: words.heldText, isOwn: !isPublisher },
    { name: words.earnings, cents: wallet.earningsCents, text: earningsText(wallet), isOwn: isPublisher },
    { name: words.inTransit, cents: wallet.payoutInTransitCents, text: words.inTransitText, isOwn: isPublisher },
  ];
  const expected = {
    name: words.expected,
    cents: wallet.expectedCents,
    text: words.expectedText,
    isOwn: isPublisher,
  };
  const owed = {
    name: words.owed,
    cents: wallet.owedCents,
    text: isPublisher ? words.owedText : words.owedPaymentText,
    isOwn: false,
  };
  return [...balances, expected, owed].filter(({ isOwn, cents }) => isOwn || cents !== 0);
}

function earningsText(wallet: Wallet): string {
  const { lockedCents, nextUnlockAt } = wallet;
  if (lockedCents === 0) return words.earningsText;
  const amount = formatCents(lockedCents);
  const locked = nextUnlockAt ? words.lockedUntil(amount, formatInstant(nextUnlockAt)) : words.locked(amount);
  const ofVouchers = voucherLockText(wallet);
  return ofVouchers ? `${locked}. ${ofVouchers}.` : locked;
}
