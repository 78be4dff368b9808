import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { AdcpFault } from "../../fault.ts";
import type { CreativeInput } from "../contract.ts";
import { orderTextOf, type StoredCreative } from "../creative.ts";
import { creativeFormatNamed } from "../creative-formats.ts";
import { adcpCreative } from "./tables.ts";

const creativesMax = 2_000;

/** Throws `INVALID_STATE` for more creatives than an account keeps. */
export async function refuseFullLibrary(tx: Tx, accountId: string, more: number): Promise<void> {
  const kept = await tx.$count(adcpCreative, eq(adcpCreative.accountId, accountId));
  if (kept + more > creativesMax) throw new AdcpFault("INVALID_STATE", `An account keeps ${creativesMax} creatives.`);
}

export type KeptCreative = { creative: StoredCreative; action: "created" | "updated" };

/** Keeps a creative in the account's library. Throws `CREATIVE_REJECTED`, or `UNSUPPORTED_FEATURE` for a foreign format. */
export async function keepCreative(
  tx: Tx,
  accountId: string,
  { creative_id: creativeId, name, format_id: reference, assets }: CreativeInput,
  agentUrl: string,
): Promise<KeptCreative> {
  const formatId = creativeFormatNamed(agentUrl, reference);
  if (!formatId)
    throw new AdcpFault("UNSUPPORTED_FEATURE", "This format is none of Byline's. `list_creative_formats` has them.", {
      field: "format_id",
    });
  const text = orderTextOf(formatId, name, assets);
  if (Array.isArray(text)) throw new AdcpFault("CREATIVE_REJECTED", text.join(" "), { field: "assets" });
  const fields = { name, formatId, assets };
  const [row] = await tx
    .insert(adcpCreative)
    .values({ accountId, creativeId, ...fields })
    .onConflictDoUpdate({
      target: [adcpCreative.accountId, adcpCreative.creativeId],
      set: { ...fields, updatedAt: sql`now()` },
    })
    .returning({ ...returned, isNew: sql<boolean>`xmax = 0` });
  if (!row) throw new Error("creative was not written");
  const { isNew, ...creative } = row;
  return { creative, action: isNew ? "created" : "updated" };
}

const returned = {
  id: adcpCreative.id,
  accountId: adcpCreative.accountId,
  creativeId: adcpCreative.creativeId,
  name: adcpCreative.name,
  formatId: adcpCreative.formatId,
  assets: adcpCreative.assets,
};
