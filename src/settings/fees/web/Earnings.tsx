import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { formatCents } from "#platform/money/money.ts";
import { formatBasisPoints } from "#platform/money/percent.ts";
import { dayInWords } from "#platform/words/day-words.ts";
import { earningsAfterFee } from "../fee.ts";
import { feeQuery } from "./api.ts";
import { texts } from "./texts.ts";

type EarningsProps = {
  organizationId: string;
  priceCents: number | undefined;
};

export function Earnings({ organizationId, priceCents }: EarningsProps) {
  const { data: fee } = useQuery(feeQuery(organizationId));
  if (!fee || !priceCents || Number.isNaN(priceCents)) return null;
  const earns = (basisPoints: number) => formatCents(earningsAfterFee(priceCents, basisPoints));
  const { feeBasisPoints, nextFeeBasisPoints, nextFeeOn } = fee;
  return (
    <Text fz="sm" className="figures" aria-live="polite">
      {texts.earns(earns(feeBasisPoints), formatBasisPoints(feeBasisPoints))}
      {nextFeeBasisPoints !== null &&
        nextFeeOn !== null &&
        ` ${texts.earnsThen(earns(nextFeeBasisPoints), formatBasisPoints(nextFeeBasisPoints), dayInWords(nextFeeOn))}`}
    </Text>
  );
}
