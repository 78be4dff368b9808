import { formatCents } from "#platform/money/money.ts";
import { type BookedHyperlinkKind, type HyperlinkKind, hyperlinkFee } from "../format.ts";

export function kindWithFee(
  kind: BookedHyperlinkKind,
  offer: { hyperlinkKind: HyperlinkKind; dofollowFeeCents: number },
): string {
  const feeCents = hyperlinkFee(offer.hyperlinkKind, kind, offer.dofollowFeeCents);
  return feeCents > 0 ? `${kind}, + ${formatCents(feeCents)}` : kind;
}
