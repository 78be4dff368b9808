import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { CaseColumns } from "#platform/web/components/cases/CaseColumns.tsx";
import { CasePage } from "#platform/web/components/cases/CasePage.tsx";
import { OutcomeChoice } from "#platform/web/components/cases/OutcomeChoice.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Section } from "#platform/web/components/Section.tsx";
import { transactionStatuses } from "#wallet/transaction.ts";
import type { Chargeback } from "../../../chargebacks/contract.ts";
import { chargebacksQuery } from "../../../chargebacks/web/api.ts";
import { ChargebackList } from "../../../chargebacks/web/Chargebacks.tsx";
import type { TopUp } from "../../contract.ts";
import { refundingPaymentsQuery } from "../api.ts";
import { RetryRefund } from "./RetryRefund.tsx";
import { TopUpFacts } from "./TopUpFacts.tsx";
import { texts } from "./texts.ts";

const RefundForm = lazy(() => import("./RefundForm.tsx"));

const paymentWords = texts.payment;
const { success, partiallyRefunded } = transactionStatuses;

/** A payment by the provider, with its refunds and chargebacks. */
export function PaymentCase({ topUp }: { topUp: TopUp }) {
  const { data } = useQuery(chargebacksQuery(topUp.id));
  const refunding = useQuery(refundingPaymentsQuery()).data;
  const chargebacks = data?.items ?? [];
  const { status } = topUp;
  const mostCents = topUp.amountCents - goneBackCents(chargebacks);
  const isRefundable = (status === success || status === partiallyRefunded) && mostCents > 0;
  return (
    <CasePage
      id={topUp.id}
      title={topUp.organizationName}
      queue={
        <AnchorLink to="/operator/top-ups" search={{ state: "paid" }} fz="sm">
          {texts.title}
        </AnchorLink>
      }
      waiting={refunding}
    >
      <CaseColumns
        evidence={
          <>
            <TopUpFacts topUp={topUp} />
            <GoneBack chargebacks={chargebacks} />
          </>
        }
        decision={
          isRefundable ? (
            <OutcomeChoice
              key={`${topUp.id} ${mostCents}`}
              outcomes={[
                {
                  name: "refund",
                  label: paymentWords.refund,
                  about: paymentWords.refundText,
                  form: <RefundForm topUpId={topUp.id} mostCents={mostCents} />,
                },
              ]}
            />
          ) : (
            <Text c="dimmed">{paymentWords.noRefund}</Text>
          )
        }
      />
    </CasePage>
  );
}

function GoneBack({ chargebacks }: { chargebacks: Chargeback[] }) {
  return (
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
  );
}

const goneBackCents = (chargebacks: Chargeback[]): number =>
  chargebacks.reduce((sum, { status, amountCents }) => sum + (status === "undone" ? 0 : amountCents), 0);
