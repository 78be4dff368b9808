import { Button, Stack, Text } from "@mantine/core";
import { lazy, Suspense } from "react";
import { placeRoleMay } from "#accounts/permissions.ts";
import { LowBalance } from "#payments/top-ups/web/LowBalance.tsx";
import { texts as topUpTexts } from "#payments/top-ups/web/texts.ts";
import { idOf } from "#platform/contract/iri.ts";
import { canMove } from "#platform/lifecycle/lifecycle.ts";
import { formatCents } from "#platform/money/money.ts";
import { notify } from "#platform/web/components/notify.ts";
import { Section } from "#platform/web/components/Section.tsx";
import { ChangeTable } from "../../conditions/web/ChangeTable.tsx";
import { changesBetween } from "../../conditions/web/changes.ts";
import { texts } from "../../conditions/web/texts.ts";
import type { Order } from "../../contract.ts";
import { orderLife } from "../../order.ts";
import { useAcceptConditions } from "./use-accept-conditions.ts";

const TextMisfit = lazy(() => import("../../conditions/web/TextMisfit.tsx"));

type Flagged = Order & { newConditions: NonNullable<Order["newConditions"]> };

export const isFlagged = (order: Order): order is Flagged => order.newConditions !== null;

export function NewConditionsPanel({ order }: { order: Flagged }) {
  const { party, role, newConditions } = order;
  const mayAccept = party === "client" && placeRoleMay(role, "project", "order.acceptConditions");
  const changes = changesBetween(order, newConditions);
  return (
    <Section title={party === "publisher" ? texts.titleForPublisher : texts.title}>
      <Text>{standingInWords(order)}</Text>
      {changes.length > 0 ? <ChangeTable changes={changes} /> : <Text>{texts.nothingBooked}</Text>}
      {party === "client" && (
        <Suspense>
          <TextMisfit order={order} agreed={newConditions} />
        </Suspense>
      )}
      {mayAccept && newConditions.available && <Acceptance order={order} />}
    </Section>
  );
}

function standingInWords({ party, status, newConditions }: Flagged): string {
  if (party === "publisher") return texts.forPublisher;
  if (party === "operator") return texts.forOperator;
  if (!newConditions.available) return texts.unavailable;
  return canMove(orderLife, "accept", status, "publisher") ? texts.textSent : texts.textNotSent;
}

function Acceptance({ order }: { order: Flagged }) {
  const { id, newConditions, totalCents, clientOrganization } = order;
  const accepting = useAcceptConditions(order);
  const missingCents = newConditions.missingCents ?? 0;
  // Awaited, since this part unmounts before the answer and would drop callbacks of `mutate`.
  const accept = () => accepting.mutateAsync().then(() => notify.success(texts.accepted), notify.failure);
  return (
    <Stack gap="sm" maw={480}>
      <Text fz="sm">{moneyInWords((newConditions.totalCents ?? 0) - (totalCents ?? 0))}</Text>
      {missingCents > 0 && (
        <LowBalance
          missingCents={missingCents}
          text={topUpTexts.lowBalance.newConditions}
          organization={idOf(clientOrganization)}
          returnPath={`${location.pathname}?order=${id}`}
        />
      )}
      <Button disabled={missingCents > 0} loading={accepting.isPending} onClick={() => void accept()}>
        {texts.accept}
      </Button>
    </Stack>
  );
}

function moneyInWords(moreCents: number): string {
  if (moreCents === 0) return texts.same;
  const amount = formatCents(Math.abs(moreCents));
  return moreCents > 0 ? texts.more(amount) : texts.less(amount);
}
