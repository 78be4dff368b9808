import type { Actor } from "#accounts/actor.ts";
import { countSpending } from "#accounts/grants/server/commands-spending.ts";
import { refuseBeyondPlan } from "#campaigns/server/queries-budget.ts";
import { keptAs } from "#formats/agreed-prices/agreed-price.ts";
import { refuseWrongChoice } from "#orders/choices/server/queries.ts";
import { orderPrice } from "#orders/money/price.ts";
import type { Tx } from "#platform/database/database.ts";
import { conflict, invalid } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { changedTerms } from "../../changes.ts";
import type { CounterInput } from "../../move-input.ts";
import { heldAfterVersion, versionsMax } from "../../offer.ts";
import { answerOffer } from "../answer.ts";
import { moveOffer } from "../move-offer.ts";
import { changeOfferHold } from "../post-offer.ts";
import { lockOfferFor } from "../sides.ts";
import type { OfferRow, OfferVersionRow } from "../tables.ts";
import { notSaid, standingVersion, untilExpiry, writeVersion } from "../versions.ts";
import { moneyOfOffer } from "../wallet-offer.ts";
import { answerByRule, refuseOtherTotal, refusePriceAbove } from "./make.ts";

const texts = catalogue("offers.server.commands.moves", {
  offerTooLong: (versionsMax: number) => `An offer has at most ${versionsMax} versions. Accept or decline this one.`,
  nothingChanged: "A counter-offer changes something: the price, the day, the link or the extras.",
  notYours: "The publisher says how long the price stays. Ask for it in your message",
  offerChanged: "The offer has another version by now. Read it, then answer.",
});

type SeenVersion = { version: number };
type KeptInput = { keptDays?: number | undefined; keptOrders?: number | undefined };
type AgreedOffer = SeenVersion & KeptInput & { overBudget?: boolean | undefined };

/**
 * Accepts the version that was read; it becomes an order (R4.6). Only a publisher may set how long the price stays: 422
 * otherwise. Throws 409 `offer_changed` and the errors of `answerOffer`.
 */
export async function acceptOffer(tx: Tx, actor: Actor, id: string, input: AgreedOffer): Promise<void> {
  const { row, side } = await lockOfferFor(tx, actor, id);
  refuseUnread(row, input.version);
  const accepted = { move: "accept", party: side, actorId: actor.userId } as const;
  if (side === "publisher") return answerOffer(tx, row, { ...accepted, kept: keptAs(input) });
  refuseKept(input);
  const moreCents = (await standingVersion(tx, row)).totalCents - row.heldCents;
  await countMore(tx, actor, row, { moreCents, overBudget: input.overBudget });
  await answerOffer(tx, row, accepted);
}

/** Throws 409 `offer_changed` for an unread version. */
export async function declineOffer(
  tx: Tx,
  actor: Actor,
  id: string,
  { version, reason }: SeenVersion & { reason: string },
): Promise<void> {
  const { row, side } = await lockOfferFor(tx, actor, id);
  refuseUnread(row, version);
  await answerOffer(tx, row, { move: "decline", party: side, actorId: actor.userId, reason });
}

/** Withdraws the offer, also while the publisher is asked. */
export async function withdrawOffer(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { row } = await lockOfferFor(tx, actor, id, ["client"]);
  await answerOffer(tx, row, { move: "withdraw", party: "client", actorId: actor.userId });
}

/**
 * Answers the version that was read with a new one. Throws 409 `offer_changed`, `offer_move`, `nothing_changed`,
 * `offer_too_long`, `total_changed`, `insufficient_balance`, and 422 for an unavailable choice.
 */
export async function counterOffer(tx: Tx, actor: Actor, id: string, input: CounterInput): Promise<void> {
  const { row, side } = await lockOfferFor(tx, actor, id);
  refuseUnread(row, input.version);
  const { userId: actorId } = actor;
  const version = row.version + 1;
  const made = { move: "counter", party: side, actorId, message: input.message } as const;
  let priceCents = 0;
  const countered = await moveOffer(tx, row, made, async () => {
    const proposal = await counterOf(tx, row, await standingVersion(tx, row), input);
    const heldCents = heldAfterVersion(side, row.heldCents, proposal.totalCents);
    if (side === "client") {
      refuseKept(input);
      refuseOtherTotal(actor, input.expectedTotalCents, proposal.totalCents);
      await countMore(tx, actor, row, { moreCents: heldCents - row.heldCents, overBudget: input.overBudget });
    }
    const changeId = `version-${version}`;
    await changeOfferHold(tx, await moneyOfOffer(tx, row), { fromCents: row.heldCents, toCents: heldCents, changeId });
    const kept = side === "publisher" ? keptAs(input) : notSaid;
    const { message } = input;
    await writeVersion(tx, { ...row, version }, { ...proposal, ...kept, by: side, madeBy: actorId, message });
    priceCents = proposal.priceCents;
    return { version, heldCents, expiresAt: untilExpiry(row.answerHours) };
  });
  if (side === "client") await answerByRule(tx, countered, priceCents);
}

async function counterOf(
  tx: Tx,
  { terms, version, mediaProjectId: mediaId }: OfferRow,
  standing: OfferVersionRow,
  input: CounterInput,
) {
  if (version >= versionsMax) throw conflict("offer_too_long", texts.offerTooLong(versionsMax));
  const priceCents = input.priceCents ?? standing.priceCents;
  refusePriceAbove(priceCents, terms.priceCents);
  const choice = {
    publishDateMode: input.publishDateMode ?? standing.publishDateMode,
    publishOn: input.publishOn === undefined ? standing.publishOn : input.publishOn,
    hyperlinkKind: input.hyperlinkKind ?? standing.hyperlinkKind,
    extras: input.extras ?? standing.extras.map(({ name }) => name),
  };
  await refuseWrongChoice(tx, choice, { ...terms, mediaId, turnaroundHours: terms.conditions.turnaroundHours });
  const proposal = { ...choice, ...orderPrice({ ...terms, priceCents }, choice) };
  if (changedTerms(proposal, standing).length === 0) throw conflict("nothing_changed", texts.nothingChanged);
  return proposal;
}

/** Only the publisher is bound by the length, so only the publisher sets it. Throws 422. */
function refuseKept({ keptDays, keptOrders }: KeptInput): void {
  if ((keptDays ?? keptOrders) === undefined) return;
  const field = keptDays === undefined ? "keptOrders" : "keptDays";
  throw invalid(field, texts.notYours, "not_yours");
}

type More = { moreCents: number; overBudget: boolean | undefined };

/** Money beyond the hold must fit the campaign's budget and the token's limit. */
async function countMore(tx: Tx, actor: Actor, { id, campaignId }: OfferRow, { moreCents, overBudget }: More) {
  if (moreCents <= 0) return;
  await refuseBeyondPlan(tx, actor, campaignId, { moreCents, isBooking: false, overBudget });
  await countSpending(tx, actor, { about: id, cents: moreCents });
}

function refuseUnread(row: OfferRow, version: number): void {
  if (row.version !== version) throw conflict("offer_changed", texts.offerChanged);
}
