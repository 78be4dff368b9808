import type { ReactNode } from "react";
import { idOf } from "#platform/contract/iri.ts";
import { AnchorLink } from "#platform/web/components/links.tsx";
import type { Transaction } from "../contract.ts";
import { transactionTypes } from "../transaction.ts";

type TransactionLinkProps = { transaction: Transaction; children: ReactNode };

/** Links to the transaction's subject; plain text without a page to open. */
export function TransactionLink({ transaction, children }: TransactionLinkProps) {
  const { order, offer, topUp, withdrawal, media, organization, balanceAccount, type } = transaction;
  if (order && media && (balanceAccount === "earnings" || type === transactionTypes.earnings)) {
    const params = { organizationId: idOf(organization), mediaProjectId: idOf(media) };
    return (
      <AnchorLink
        to="/publisher/orders/$organizationId/$mediaProjectId"
        params={params}
        search={{ order: idOf(order) }}
      >
        {children}
      </AnchorLink>
    );
  }
  if (order)
    return (
      <AnchorLink to="/orders" search={{ order: idOf(order) }}>
        {children}
      </AnchorLink>
    );
  if (offer)
    return (
      <AnchorLink to="/offers/$id" params={{ id: idOf(offer) }}>
        {children}
      </AnchorLink>
    );
  if (topUp)
    return (
      <AnchorLink to="/top-up/$id" params={{ id: idOf(topUp) }}>
        {children}
      </AnchorLink>
    );
  if (withdrawal)
    return (
      <AnchorLink to="/withdrawal/pending" search={{ id: idOf(withdrawal) }}>
        {children}
      </AnchorLink>
    );
  return <>{children}</>;
}
