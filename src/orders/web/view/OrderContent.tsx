import { Alert, Skeleton, Stack, Text } from "@mantine/core";
import { lazy, Suspense } from "react";
import { isWritten } from "#formats/extras.ts";
import { useSeen } from "#notifications/web/use-seen.ts";
import { movesTo } from "#platform/lifecycle/lifecycle.ts";
import { RowsSkeleton } from "#platform/web/components/loading/RowsSkeleton.tsx";
import { Section } from "#platform/web/components/Section.tsx";
import { CommentList } from "../../comments/web/CommentList.tsx";
import type { Order } from "../../contract.ts";
import { ExtrasPanel } from "../../extras/web/ExtrasPanel.tsx";
import { addressOfImage } from "../../images/web/address.ts";
import { type OrderStatus, orderLife } from "../../order.ts";
import { VersionList } from "../../versions/web/VersionList.tsx";
import { useOpenComments } from "../editor/use-marked.ts";
import { OrderColumns } from "../OrderColumns.tsx";
import { OrderSteps } from "../steps/OrderSteps.tsx";
import { texts } from "../texts.ts";
import { useMay } from "../use-may.ts";
import { BriefSection } from "./brief/BriefSection.tsx";
import { ConditionList } from "./ConditionList.tsx";
import { DateProposal } from "./DateProposal.tsx";
import { DisputePanel } from "./DisputePanel.tsx";
import { DownloadText } from "./DownloadText.tsx";
import { isFlagged, NewConditionsPanel } from "./NewConditionsPanel.tsx";
import { OrderHeader } from "./OrderHeader.tsx";
import { PriceTable } from "./PriceTable.tsx";
import { PublicationProof } from "./PublicationProof.tsx";

const OrderAfter = lazy(() => import("./OrderAfter.tsx"));
const TextView = lazy(() => import("#rich-text/web/TextView.tsx"));
const OrderEditor = lazy(() => import("../editor/OrderEditor.tsx"));

export default function OrderContent({ order }: { order: Order }) {
  useSeen(order.id, order.updatedAt);
  const mayWrite = useMay(order)({ client: "order.write", publisher: "order.answer" });
  const after = (
    <Suspense fallback={<RowsSkeleton rows={6} />}>
      <OrderAfter order={order} />
    </Suspense>
  );
  const side = (
    <>
      <PriceTable order={order} />
      <ExtrasPanel order={order} />
      <ConditionList order={order} />
    </>
  );
  return (
    <Stack gap="lg">
      <OrderHeader order={order} />
      <PublicationProof order={order} />
      <OrderSteps order={order} />
      <DateProposal order={order} />
      {order.dispute && <DisputePanel orderId={order.id} />}
      {order.reason && !order.dispute && <Reason status={order.status} reason={order.reason} />}
      {isFlagged(order) && <NewConditionsPanel order={order} />}
      {isWritten(order.extras) && order.brief && order.status !== "briefing" && (
        <BriefSection orderId={order.id} brief={order.brief} />
      )}
      {order.editable && mayWrite ? (
        <Suspense
          fallback={<OrderColumns text={<Skeleton height={480} />} side={<Skeleton height={240} />} after={null} />}
        >
          <OrderEditor key={order.id} order={order} side={side} after={after} />
        </Suspense>
      ) : (
        <OrderColumns
          text={<WrittenText order={order} />}
          side={side}
          after={
            <>
              {order.content && <VersionList orderId={order.id} current={order} />}
              {after}
            </>
          }
        />
      )}
    </Stack>
  );
}

const Reason = ({ status, reason }: { status: OrderStatus; reason: string }) => (
  <Alert color="yellow" variant="light">
    <Text fw={600}>{reasonTitle(status)}</Text>
    <Text style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{reason}</Text>
  </Alert>
);

function reasonTitle(status: OrderStatus): string {
  const moves = movesTo(orderLife, status).map((name) => texts.moves.of[name]);
  return moves.find(({ reason }) => reason)?.reason ?? texts.wasSaid;
}

function WrittenText({ order }: { order: Order }) {
  const { id, number, content, status, party } = order;
  const comments = useOpenComments(id);
  if (!content)
    return (
      <Section title={texts.parts.text}>
        <Text c="dimmed">{status === "writing" && party === "client" ? texts.isWriting : texts.noText}</Text>
      </Section>
    );
  return (
    <>
      <Section title={texts.parts.text}>
        <DownloadText id={id} number={number} />
        <Suspense fallback={<Skeleton height={240} />}>
          <TextView content={content} label={texts.parts.text} addressOf={addressOfImage} comments={comments} />
        </Suspense>
      </Section>
      <CommentList order={order} content={content} />
    </>
  );
}
