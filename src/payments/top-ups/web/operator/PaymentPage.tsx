import { DataList, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { Empty } from "#platform/web/components/Empty.tsx";
import { Fact } from "#platform/web/components/Fact.tsx";
import { FormButton } from "#platform/web/components/form/FormButton.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Section } from "#platform/web/components/Section.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { type TransactionStatus, transactionStatuses, transactionStatusNames } from "#wallet/transaction.ts";
import type { Chargeback } from "../../../chargebacks/contract.ts";
import { chargebacksQuery } from "../../../chargebacks/web/api.ts";
import { ChargebackList } from "../../../chargebacks/web/Chargebacks.tsx";
import type { TopUp } from "../../contract.ts";
import { transferProvider } from "../../top-up.ts";
import { topUpQuery } from "../api.ts";
import { RefundForm } from "./RefundForm.tsx";
import { RetryRefund } from "./RetryRefund.tsx";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/_operator/operator/top-ups/$id")({ component: PaymentPage });

const paymentWords = texts.payment;
const { success, partiallyRefunded } = transactionStatuses;

function PaymentPage() {
  const query = useQuery(topUpQuery(Route.useParams().id));
  return (
    <QueryState query={query} nothing={<Empty title={paymentWords.notThere} text={paymentWords.notThereText} />}>
      {(topUp) => <Payment topUp={topUp} />}
    </QueryState>
  );
}

function Payment({ topUp }: { topUp: TopUp }) {
  const { data } = useQuery(chargebacksQuery(topUp.id));
  const chargebacks = data?.items ?? [];
  const { organizationName, amountCents, status, createdAt, providerReference } = topUp;
  const mostCents = amountCents - goneBackCents(chargebacks);
  const isRefundable =
    topUp.provider !== transferProvider && (status === success || status === partiallyRefunded) && mostCents > 0;
  return (
    <Page
      title={organizationName}
      above={
        <AnchorLink to="/operator/top-ups" search={{ state: "paid" }} fz="sm">
          {texts.title}
        </AnchorLink>
      }
      actions={
        isRefundable && (
          <FormButton label={paymentWords.refund} title={paymentWords.refundTitle(organizationName)}>
            {(close) => <RefundForm topUpId={topUp.id} mostCents={mostCents} onDone={close} />}
          </FormButton>
        )
      }
    >
      <Stack gap="xl">
        <DataList labelWidth={200}>
          <Fact name={paymentWords.amount}>
            <Money cents={amountCents} />
          </Fact>
          <Fact name={paymentWords.status}>{transactionStatusNames[status as TransactionStatus]}</Fact>
          <Fact name={paymentWords.started}>{formatInstant(createdAt)}</Fact>
          {providerReference && <Fact name={paymentWords.reference}>{providerReference}</Fact>}
        </DataList>
        <Section title={paymentWords.back}>
          {chargebacks.length === 0 ? (
            <Text c="dimmed">{paymentWords.none}</Text>
          ) : (
            <ChargebackList
              chargebacks={chargebacks}
              actionOf={(chargeback) => chargeback.moves.includes("retry") && <RetryRefund chargeback={chargeback} />}
            />
          )}
        </Section>
      </Stack>
    </Page>
  );
}

const goneBackCents = (chargebacks: Chargeback[]): number =>
  chargebacks.reduce((sum, { status, amountCents }) => sum + (status === "undone" ? 0 : amountCents), 0);
