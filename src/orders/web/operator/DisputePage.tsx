import { Skeleton, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { EmptyState } from "#platform/web/components/EmptyState.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Section } from "#platform/web/components/Section.tsx";
import { orderQuery } from "../api.ts";
import { OrderEvidence } from "../claims/OrderEvidence.tsx";
import { disputeQuery } from "../disputes/api.ts";
import { DecisionText } from "../disputes/DecisionText.tsx";
import { Stories } from "../disputes/Stories.tsx";
import { OrderColumns } from "../OrderColumns.tsx";
import { texts } from "../texts.ts";
import { ConditionList } from "../view/ConditionList.tsx";
import { History } from "../view/History.tsx";
import { OrderHeader } from "../view/OrderHeader.tsx";
import { PriceTable } from "../view/PriceTable.tsx";
import { DecisionForm } from "./DecisionForm.tsx";

export const Route = createFileRoute("/_operator/operator/disputes/$id")({ component: DisputePage });

const TextView = lazy(() => import("../editor/TextView.tsx"));
const words = texts.disputes;

/** One dispute, for whoever decides it: both stories, the proof, what was agreed, and the decision (R1.10). */
function DisputePage() {
  const { id } = Route.useParams();
  const disputes = useQuery(disputeQuery(id));
  const orders = useQuery(orderQuery(id));
  const missing = <EmptyState title={words.notThere} text={words.notThereText} />;
  return (
    <QueryState query={disputes} nothing={missing}>
      {(dispute) => (
        <Page
          title={words.of(dispute.orderNumber)}
          above={
            <AnchorLink to="/operator/disputes" fz="sm">
              {words.title}
            </AnchorLink>
          }
        >
          <QueryState query={orders} inline nothing={missing}>
            {(order) => (
              <Stack gap="xl">
                <OrderHeader order={order} />
                <DecisionText dispute={dispute} />
                <OrderColumns
                  text={
                    <Section title={words.stories}>
                      <Stories dispute={dispute} />
                    </Section>
                  }
                  side={
                    <>
                      {!dispute.decidedAt && <DecisionForm order={order} />}
                      <PriceTable order={order} />
                      <ConditionList order={order} />
                    </>
                  }
                  after={
                    <>
                      {order.publicationUrl && <OrderEvidence order={order} isWaiting={false} />}
                      <Section title={order.title || texts.untitled}>
                        <Suspense fallback={<Skeleton height={240} />}>
                          <TextView content={order.content} booked={order.hyperlinkKind} label={texts.parts.text} />
                        </Suspense>
                      </Section>
                      <History orderId={id} />
                    </>
                  }
                />
              </Stack>
            )}
          </QueryState>
        </Page>
      )}
    </QueryState>
  );
}
