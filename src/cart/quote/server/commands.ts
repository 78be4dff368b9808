import type { Actor } from "#accounts/actor.ts";
import type { QuoteInput } from "#orders/contract.ts";
import { orderPrice } from "#orders/money/price.ts";
import { iri } from "#platform/contract/iri.ts";
import type { Tx } from "#platform/database/database.ts";
import { readOfferedLines } from "../../server/book-cart.ts";
import { choiceOf, type LineRow, offerOf } from "../../server/queries.ts";
import { dateProblemOf } from "../../server/queries-dates.ts";
import type { OrderQuote } from "../contract.ts";
import { readPayingCampaign } from "./queries.ts";

/** Prices lines as `bookLines` would book them now, and changes nothing. Throws 422 for what is not on offer. */
export async function quoteLines(tx: Tx, actor: Actor, { campaign, lines: wanted }: QuoteInput): Promise<OrderQuote> {
  const { organizationId, availableCents, budgetLeftCents } = await readPayingCampaign(tx, actor, campaign);
  const lines = await readOfferedLines(tx, organizationId, wanted);
  const quoted = lines.map(quotedLine);
  const totalCents = quoted.reduce((sum, line) => sum + line.totalCents, 0);
  return {
    id: campaign,
    campaign: iri("campaigns", campaign),
    lines: quoted,
    totalCents,
    availableCents,
    shortByCents: Math.max(0, totalCents - availableCents),
    budgetLeftCents,
    problem: (await dateProblemOf(tx, lines)) ?? null,
  };
}

function quotedLine(line: LineRow): OrderQuote["lines"][number] {
  const { priceCents, hyperlinkFeeCents, extras, totalCents } = orderPrice(offerOf(line), choiceOf(line));
  return {
    format: iri("formats", line.formatId),
    mediaName: line.mediaName,
    mediaDomain: line.mediaDomain,
    formatType: line.formatType,
    hyperlinkKind: line.hyperlinkKind,
    priceCents,
    hyperlinkFeeCents,
    extrasCents: extras.reduce((sum, extra) => sum + extra.priceCents, 0),
    totalCents,
  };
}
