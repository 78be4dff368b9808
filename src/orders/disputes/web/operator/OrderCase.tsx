import { SimpleGrid, Skeleton, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import { ConversationPanel } from "#messages/web/ConversationPanel.tsx";
import { iri } from "#platform/contract/iri.ts";
import { CaseColumns } from "#platform/web/components/cases/CaseColumns.tsx";
import { Empty } from "#platform/web/components/Empty.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Section } from "#platform/web/components/Section.tsx";
import { OrderEvidence } from "../../../claims/web/OrderEvidence.tsx";
import type { Order } from "../../../contract.ts";
import { ExtrasPanel } from "../../../extras/web/ExtrasPanel.tsx";
import { addressOfImage } from "../../../images/web/address.ts";
import { orderQuery } from "../../../web/api.ts";
import { texts as orderTexts } from "../../../web/texts.ts";
import { ConditionList } from "../../../web/view/ConditionList.tsx";
import { History } from "../../../web/view/History.tsx";
import { OrderHeader } from "../../../web/view/OrderHeader.tsx";
import { PriceTable } from "../../../web/view/PriceTable.tsx";
import { texts } from "../texts.ts";

const TextView = lazy(() => import("#rich-text/web/TextView.tsx"));

type OrderCaseProps = {
  orderId: string;
  about?: ReactNode;
  evidence: ReactNode;
  decision: (order: Order) => ReactNode;
};

/** An operator's case about an order: conditions, text, publication and messages beside the decision. */
export function OrderCase({ orderId, about, evidence, decision }: OrderCaseProps) {
  const orders = useQuery(orderQuery(orderId));
  return (
    <QueryState query={orders} inline nothing={<Empty title={texts.notThere} text={texts.notThereText} />}>
      {(order) => (
        <Stack gap="xl">
          <OrderHeader order={order} />
          {about}
          <CaseColumns
            evidence={
              <>
                {evidence}
                {order.publicationUrl && <OrderEvidence order={order} isWaiting={false} />}
              </>
            }
            decision={decision(order)}
            after={
              <>
                <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl">
                  <PriceTable order={order} />
                  <ConditionList order={order} />
                </SimpleGrid>
                <ExtrasPanel order={order} />
                <ConversationPanel subject={iri("orders", orderId)} />
                <Section title={order.title || orderTexts.untitled}>
                  <Suspense fallback={<Skeleton height={240} />}>
                    <TextView content={order.content} label={orderTexts.parts.text} addressOf={addressOfImage} />
                  </Suspense>
                </Section>
                <History orderId={orderId} />
              </>
            }
          />
        </Stack>
      )}
    </QueryState>
  );
}
