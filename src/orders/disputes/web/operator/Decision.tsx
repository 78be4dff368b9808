import { useQuery } from "@tanstack/react-query";
import { withSecondOperator } from "#deeds/web/api.ts";
import { idOf } from "#platform/contract/iri.ts";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import type { Order } from "../../../contract.ts";
import type { OrderExtra } from "../../../extras/contract.ts";
import { orderExtraQuery, useExtraMove } from "../../../extras/web/api.ts";
import { offeredMoves } from "../../../moves/web/offered-moves.ts";
import { useOrderMove } from "../../../moves/web/use-order-move.ts";
import { texts as orderTexts } from "../../../web/texts.ts";
import type { Dispute } from "../../contract.ts";
import { DisputeDecisionForm } from "./DisputeDecisionForm.tsx";

/** An order's dispute is decided by the order's moves, an extra's by the extra's. */
export function Decision({ dispute, order }: { dispute: Dispute; order: Order }) {
  if (dispute.decidedAt) return null;
  return dispute.extra ? (
    <DecisionOfExtra id={idOf(dispute.extra)} dispute={dispute} feeBasisPoints={order.feeBasisPoints ?? 0} />
  ) : (
    <DecisionOfOrder order={order} dispute={dispute} />
  );
}

function DecisionOfOrder({ order, dispute }: { order: Order; dispute: Dispute }) {
  const moving = useOrderMove(order);
  const [pay, refund] = offeredMoves(order, "decision");
  if (!pay || !refund || order.totalCents === null) return null;
  return (
    <DisputeDecisionForm
      totalCents={order.totalCents}
      feeBasisPoints={order.feeBasisPoints ?? 0}
      clientName={dispute.clientName}
      publisherName={dispute.publisherName}
      refusal={pay.refusal}
      decide={(outcome, input) => {
        const move = outcome === "completed" ? pay.name : refund.name;
        const asked = { of: "order", move, ...input };
        return withSecondOperator({ deed: "verdict", subject: order.id, input: asked }, () =>
          moving.mutateAsync({ move, input }),
        );
      }}
      isDeciding={moving.isPending}
    />
  );
}

type DecisionOfExtraProps = { id: string; dispute: Dispute; feeBasisPoints: number };

function DecisionOfExtra({ id, ...rest }: DecisionOfExtraProps) {
  const query = useQuery(orderExtraQuery(id));
  return (
    <QueryState query={query} inline>
      {(extra) => <ExtraForm extra={extra} {...rest} />}
    </QueryState>
  );
}

type ExtraFormProps = Omit<DecisionOfExtraProps, "id"> & { extra: OrderExtra };

function ExtraForm({ extra, dispute, feeBasisPoints }: ExtraFormProps) {
  const moving = useExtraMove(extra);
  if (extra.priceCents === null) return null;
  return (
    <DisputeDecisionForm
      totalCents={extra.priceCents}
      feeBasisPoints={feeBasisPoints}
      clientName={dispute.clientName}
      publisherName={dispute.publisherName}
      refusal={dispute.isReady ? undefined : orderTexts.moves.refusals.storiesAreTold}
      decide={(outcome, input) => {
        const move = outcome === "completed" ? "resolvePaid" : "resolveRefunded";
        const asked = { of: "extra", move, ...input };
        return withSecondOperator({ deed: "verdict", subject: extra.id, input: asked }, () =>
          moving.mutateAsync({ move, input }),
        );
      }}
      isDeciding={moving.isPending}
    />
  );
}
