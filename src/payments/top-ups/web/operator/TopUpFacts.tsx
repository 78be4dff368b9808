import { DataList } from "@mantine/core";
import { idOf } from "#platform/contract/iri.ts";
import { Fact } from "#platform/web/components/Fact.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import type { TransactionStatus } from "#wallet/transaction.ts";
import { transactionWords } from "#wallet/web/transaction-words.ts";
import type { TopUp } from "../../contract.ts";
import { texts } from "./texts.ts";

const paymentWords = texts.payment;

export function TopUpFacts({ topUp }: { topUp: TopUp }) {
  const { organization, organizationName, amountCents, status, createdAt, providerReference, failureReason } = topUp;
  return (
    <DataList labelWidth={200}>
      <Fact name={paymentWords.organization}>
        <AnchorLink to="/operator/organizations/$id/statement" params={{ id: idOf(organization) }}>
          {organizationName}
        </AnchorLink>
      </Fact>
      <Fact name={paymentWords.amount}>
        <Money cents={amountCents} />
      </Fact>
      <Fact name={paymentWords.status}>{transactionWords.statuses[status as TransactionStatus]}</Fact>
      <Fact name={paymentWords.started}>{formatInstant(createdAt)}</Fact>
      {providerReference && <Fact name={paymentWords.reference}>{providerReference}</Fact>}
      {failureReason && <Fact name={texts.reason}>{failureReason}</Fact>}
    </DataList>
  );
}
