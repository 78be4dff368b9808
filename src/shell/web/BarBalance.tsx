import { useQuery } from "@tanstack/react-query";
import type { ClientUser } from "#accounts/people/contract.ts";
import { roleMay } from "#accounts/permissions.ts";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { walletQuery } from "#wallet/web/api.ts";
import classes from "./Navbar.module.css";
import { texts } from "./place-texts.ts";

type BalanceProps = { user: ClientUser; isEarnings: boolean; className?: string | undefined };

/** The current organization's money, for roles that may see it. */
export function BarBalance({ user, isEarnings, className = classes.amount }: BalanceProps) {
  const organization = user.currentOrganization;
  const mayRead = user.currentOrganizationRole !== null && roleMay(user.currentOrganizationRole, "wallet.read");
  const { data: wallet } = useQuery({
    ...walletQuery(organization?.id ?? ""),
    enabled: organization !== null && mayRead,
  });
  if (!wallet) return null;
  return (
    <AnchorLink to="/profile/billing" className={className} underline="never">
      <span className={classes.amountLabel}>{isEarnings ? texts.earnings : texts.balance}</span>
      <Money cents={isEarnings ? wallet.earningsCents : wallet.availableCents} />
    </AnchorLink>
  );
}
