import { Button, Stack, Text } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { campaignQuery } from "#campaigns/web/api.ts";
import { LineChoices } from "#cart/web/LineChoices.tsx";
import { LinePrice } from "#cart/web/LinePrice.tsx";
import { choosesWriting } from "#formats/extras.ts";
import type { Order } from "#orders/contract.ts";
import { publishDateProblem } from "#orders/dates/publish-date.ts";
import { useClosed } from "#orders/dates/web/api.ts";
import { useLeadTime } from "#orders/web/use-lead-time.ts";
import { LowBalance } from "#payments/top-ups/web/LowBalance.tsx";
import { texts as topUpTexts } from "#payments/top-ups/web/texts.ts";
import { idOf } from "#platform/contract/iri.ts";
import { formatCents } from "#platform/money/money.ts";
import { notify } from "#platform/web/components/notify.ts";
import { queryClient } from "#platform/web/query-client.ts";
import type { SwapOffer } from "../contract.ts";
import { useSwap } from "./api.ts";
import { Balance, OfferedConditions, OfferedMedium } from "./OfferParts.tsx";
import type { SwapAddress } from "./swap-search.ts";
import { texts } from "./texts.ts";

type OfferedSwapProps = {
  order: Order;
  offer: SwapOffer;
  choice: Pick<SwapOffer, "hyperlinkKind" | "extras">;
  spendableCents: number;
  isChanging: boolean;
  onChange: (part: SwapAddress) => void;
};

export function OfferedSwap({ order, offer, choice, spendableCents, isChanging, onChange }: OfferedSwapProps) {
  const { publishDateMode, publishOn } = order;
  const [date, setDate] = useState({ publishDateMode, publishOn });
  const { turnaroundHours } = offer.conditions;
  const isWritten = choosesWriting(offer.offeredExtras, choice.extras);
  const lead = useLeadTime({ turnaroundHours, isWritten, closed: useClosed(idOf(offer.media)) });
  const [isDated, setDated] = useState(publishDateProblem(date, lead) === undefined);
  const swapping = useSwap(order, useGoOn(order, offer));
  const { version, mediaName, totalCents, missingCents, conflicts } = offer;
  const isOwn = conflicts.includes("own-media");
  const swap = () =>
    swapping.mutate(
      { format: idOf(offer.format), ...choice, ...date, version, expectedTotalCents: totalCents },
      { onError: notify.failure },
    );
  return (
    <Stack gap="md">
      <OfferedMedium offer={offer} />
      <LineChoices
        line={{ ...offer, ...choice, ...date }}
        lead={lead}
        onDated={setDated}
        onChange={({ hyperlinkKind: kind, extras: chosen, ...dated }) => {
          if (dated.publishDateMode) setDate({ ...date, ...dated });
          if (kind) onChange({ kind });
          if (chosen) onChange({ extras: chosen });
        }}
      />
      <OfferedConditions order={order} offer={offer} />
      <LinePrice line={offer} />
      <Balance spendableCents={spendableCents} totalCents={totalCents} />
      {missingCents > 0 && (
        <LowBalance
          missingCents={missingCents}
          text={topUpTexts.lowBalance.swap}
          organization={idOf(order.clientOrganization)}
          returnPath={location.pathname + location.search}
        />
      )}
      {isOwn && <Text fz="sm">{texts.own}</Text>}
      {swapping.failureCount > 0 && swapping.isPending && (
        <Text fz="sm" role="status">
          {texts.trying}
        </Text>
      )}
      <Button
        size="big"
        fullWidth
        disabled={isOwn || missingCents > 0 || !isDated || isChanging}
        loading={swapping.isPending || swapping.isSuccess}
        aria-label={`${texts.swap(formatCents(totalCents))}: ${mediaName}`}
        onClick={swap}
      >
        {texts.swap(formatCents(totalCents))}
      </Button>
    </Stack>
  );
}

function useGoOn({ campaign }: Order, { mediaName }: SwapOffer) {
  const navigate = useNavigate();
  return async (begun: Order) => {
    notify.success(texts.swapped(mediaName, begun.number));
    const board = await queryClient.ensureQueryData(campaignQuery(idOf(campaign ?? "")));
    if (!board) return;
    await navigate({
      to: "/dashboard/$organizationId/$projectId/$campaignId",
      params: { organizationId: idOf(board.organization), projectId: idOf(board.project), campaignId: board.id },
      search: { order: begun.id },
    });
  };
}
