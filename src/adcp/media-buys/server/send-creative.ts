import { eq } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { editOrder, makeMove } from "#orders/server/commands/moves.ts";
import type { Tx } from "#platform/database/database.ts";
import { refusalFor } from "#platform/http/error-handler.ts";
import { Invalid } from "#platform/http/errors.ts";
import { checkText } from "#rich-text/text-check.ts";
import { type OrderText, orderTextOf, type StoredCreative } from "../../creatives/creative.ts";
import { keepCreative } from "../../creatives/server/commands.ts";
import { readCreativesNamed } from "../../creatives/server/queries.ts";
import { AdcpFault, faultOf } from "../../fault.ts";
import { creativeFormatOf } from "../../products/pricing.ts";
import { readSoldFormats } from "../../products/server/queries.ts";
import type { PackageInput } from "../contract.ts";
import type { BoughtPackage, MediaBuy } from "./queries.ts";
import { mediaBuyPackage } from "./tables.ts";

/** A package's creative: one of the library, or one that comes with the call. */
export type GivenCreatives = Pick<PackageInput, "creatives" | "creative_assignments">;

type Giving = { buy: MediaBuy; bought: BoughtPackage; given: GivenCreatives; agentUrl: string };

/** Keeps the creative that comes with a call, and assigns it. Throws like `assignCreative`. */
export async function giveCreative(tx: Tx, actor: Actor, { buy, bought, given, agentUrl }: Giving): Promise<void> {
  const [inline] = given.creatives ?? [];
  const creativeId = inline?.creative_id ?? given.creative_assignments?.[0]?.creative_id;
  if (creativeId === undefined) return;
  if (inline) await keepCreative(tx, buy.account.id, inline, agentUrl);
  await assignCreative(tx, actor, { buy, bought, creativeId });
}

/**
 * Gives a creative to a package and sends it to the publisher. One that is not in the library yet is only noted, and sent
 * when it comes. Throws `CREATIVE_REJECTED`, and like an order's own moves.
 */
export async function assignCreative(
  tx: Tx,
  actor: Actor,
  { buy, bought, creativeId }: { buy: MediaBuy; bought: BoughtPackage; creativeId: string },
): Promise<void> {
  await tx.update(mediaBuyPackage).set({ creativeId }).where(eq(mediaBuyPackage.id, bought.id));
  const [creative] = await readCreativesNamed(tx, buy.account.id, [creativeId]);
  if (!creative) return;
  const text = textFor(creative, bought);
  if (bought.orderId) await sendToPublisher(tx, actor, bought.orderId, text);
  else await rehearse(tx, buy, bought, text);
  await tx.update(mediaBuyPackage).set({ sentAt: new Date() }).where(eq(mediaBuyPackage.id, bought.id));
}

function textFor({ formatId, name, assets }: StoredCreative, bought: BoughtPackage): OrderText {
  const taken = creativeFormatOf(bought);
  if (formatId !== taken)
    throw new AdcpFault("CREATIVE_REJECTED", `This package takes a creative of the format \`${taken}\`.`);
  const text = orderTextOf(formatId, name, assets);
  if (Array.isArray(text)) throw new AdcpFault("CREATIVE_REJECTED", text.join(" "));
  return text;
}

async function sendToPublisher(tx: Tx, actor: Actor, orderId: string, text: OrderText): Promise<void> {
  try {
    await editOrder(tx, actor, orderId, text);
    await makeMove(tx, actor, orderId, "brief" in text ? "sendBrief" : "send", {});
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    const { status, code, message, violations } = refusalFor(error) as Invalid;
    throw new AdcpFault("CREATIVE_REJECTED", message, faultOf({ status, code, message, violations }).parts);
  }
}

/** A sandbox's text keeps the same conditions, and goes nowhere. */
async function rehearse(tx: Tx, buy: MediaBuy, bought: BoughtPackage, text: OrderText): Promise<void> {
  if ("brief" in text) return;
  const [sold] = await readSoldFormats(tx, [bought.formatId], buy.account.organizationId);
  if (!sold) return;
  const problems = checkText(text.title, text.content, sold.terms.conditions, bought.hyperlinkKind);
  if (problems.length > 0) throw new AdcpFault("CREATIVE_REJECTED", problems.map(({ message }) => message).join(" "));
}
