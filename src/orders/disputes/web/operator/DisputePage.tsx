import { SimpleGrid, Skeleton, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { ConversationPanel } from "#messages/web/ConversationPanel.tsx";
import { idOf, iri } from "#platform/contract/iri.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Section } from "#platform/web/components/Section.tsx";
import { OrderEvidence } from "../../../claims/web/OrderEvidence.tsx";
import { ExtrasPanel } from "../../../extras/web/ExtrasPanel.tsx";
import { addressOfImage } from "../../../images/web/address.ts";
import { orderQuery } from "../../../web/api.ts";
import { OrderColumns } from "../../../web/OrderColumns.tsx";
import { texts } from "../../../web/texts.ts";
import { ConditionList } from "../../../web/view/ConditionList.tsx";
import { History } from "../../../web/view/History.tsx";
import { OrderHeader } from "../../../web/view/OrderHeader.tsx";
import { PriceTable } from "../../../web/view/PriceTable.tsx";
import type { Dispute } from "../../contract.ts";
import { disputeQuery } from "../api.ts";
import { DecisionText } from "../DecisionText.tsx";
import classes from "../disputes.module.css";
import { Stories } from "../Stories.tsx";
import { texts as disputeTexts } from "../texts.ts";
import { Decision } from "./Decision.tsx";
import { DisputeSteps } from "./DisputeSteps.tsx";

export const Route = createFileRoute("/_operator/operator/disputes/$id")({ component: DisputePage });

const TextView = lazy(() => import("#rich-text/web/TextView.tsx"));
const missing = <Empty title={disputeTexts.notThere} text={disputeTexts.notThereText} />;

function DisputePage() {
  const { id } = Route.useParams();
  const disputes = useQuery(disputeQuery(id));
  return (
    <QueryState query={disputes} nothing={missing}>
      {(dispute) => (
        <Page
          title={disputeTexts.of(dispute.orderNumber, dispute.extraName)}
          above={
            <AnchorLink to="/operator/disputes" fz="sm">
              {disputeTexts.title}
            </AnchorLink>
          }
          actions={<DisputeSteps id={id} />}
        >
          <DisputedOrder dispute={dispute} />
        </Page>
      )}
    </QueryState>
  );
}

function DisputedOrder({ dispute }: { dispute: Dispute }) {
  const id = idOf(dispute.order);
  const orders = useQuery(orderQuery(id));
  return (
    <QueryState query={orders} inline nothing={missing}>
      {(order) => (
        <Stack gap="xl">
          <OrderHeader order={order} />
          <DecisionText dispute={dispute} />
          <OrderColumns
            text={
              <>
                <Section title={disputeTexts.stories}>
                  <Stories dispute={dispute} />
                </Section>
                {order.publicationUrl && <OrderEvidence order={order} isWaiting={false} />}
              </>
            }
            side={
              <div className={classes.decision}>
                <Decision key={dispute.id} dispute={dispute} order={order} />
              </div>
            }
            after={
              <>
                <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl">
                  <PriceTable order={order} />
                  <ConditionList order={order} />
                </SimpleGrid>
                <ExtrasPanel order={order} />
                <ConversationPanel subject={iri("orders", id)} />
                <Section title={order.title || texts.untitled}>
                  <Suspense fallback={<Skeleton height={240} />}>
                    <TextView content={order.content} label={texts.parts.text} addressOf={addressOfImage} />
                  </Suspense>
                </Section>
                <History orderId={id} />
              </>
            }
          />
        </Stack>
      )}
    </QueryState>
  );
}
