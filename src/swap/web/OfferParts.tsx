import { Text } from "@mantine/core";
import { texts as marketplaceTexts } from "#marketplace/web/texts.ts";
import { ChangeTable } from "#orders/conditions/web/ChangeTable.tsx";
import { conditionChanges } from "#orders/conditions/web/changes.ts";
import TextMisfit from "#orders/conditions/web/TextMisfit.tsx";
import type { Order } from "#orders/contract.ts";
import { idOf } from "#platform/contract/iri.ts";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { type NamedCents, Sums } from "#platform/web/components/Sums.tsx";
import type { SwapOffer } from "../contract.ts";
import { texts } from "./texts.ts";

/** Shows conflicts of the new outlet (R10.11). */
export function OfferedMedium({
  offer: { media, mediaName, mediaDomain, formatType, conflicts },
}: {
  offer: SwapOffer;
}) {
  return (
    <div>
      <AnchorLink to="/media/$id" params={{ id: idOf(media) }} fw={600} style={{ overflowWrap: "anywhere" }}>
        {mediaName}
      </AnchorLink>
      <Text fz="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
        {`${mediaDomain} · ${formatType}`}
      </Text>
      {conflicts.map((conflict) => (
        <Text key={conflict} fz="sm" c="var(--waiting)">
          {marketplaceTexts.conflicts[conflict]}
        </Text>
      ))}
    </div>
  );
}

/** Lists conditions that differ from the order's, and the ones that its text breaks. */
export function OfferedConditions({ order, offer }: { order: Order; offer: SwapOffer }) {
  const changes = conditionChanges(order, offer);
  return (
    <>
      {changes.length > 0 ? (
        <ChangeTable changes={changes} columns={{ before: order.mediaName, now: offer.mediaName }} />
      ) : (
        <Text fz="sm">{texts.sameConditions}</Text>
      )}
      <TextMisfit order={order} agreed={offer} />
    </>
  );
}

export function Balance({ spendableCents, totalCents }: { spendableCents: number; totalCents: number }) {
  const rows: NamedCents[] = [
    [texts.spendable, spendableCents],
    ...(spendableCents < totalCents ? [] : [[texts.after, spendableCents - totalCents] as NamedCents]),
  ];
  return <Sums rows={rows} aria-label={texts.money} />;
}
