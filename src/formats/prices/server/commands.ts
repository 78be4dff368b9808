import { asc, inArray } from "drizzle-orm";
import type { Actor } from "#accounts/actor.ts";
import { authorize } from "#accounts/server/authorize.ts";
import { placesOfMedia } from "#media/server/queries.ts";
import { messages } from "#platform/contract/messages.ts";
import type { Tx } from "#platform/database/database.ts";
import { Invalid, notFound } from "#platform/http/errors.ts";
import { formatCents } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { changesConditions } from "../../conditions.ts";
import { formatProblems } from "../../problems.ts";
import { type FormatRow, recordVersions } from "../../server/move.ts";
import { format } from "../../server/tables.ts";
import type { SavePricesInput } from "../contract.ts";

const texts = catalogue("formats.prices.server.commands", {
  namedTwice: "This format is here twice. Name it once.",
  priceChanged: (amount: string) => `The price changed meanwhile: it is ${amount} now.`,
});

type AskedPrice = SavePricesInput["prices"][number];
type PriceChange = { found: FormatRow; asked: AskedPrice; isNewVersion: boolean };

/**
 * Saves several prices, all or nothing. Throws 404, 403, and 422 with each refused row: a price that changed meanwhile,
 * one that a listed format can't have, and a format named twice.
 */
export async function savePrices(tx: Tx, actor: Actor, { prices }: SavePricesInput): Promise<void> {
  const found = await lockFormats(tx, prices);
  const places = await placesOfMedia(tx, [...new Set([...found.values()].map(({ mediaProjectId }) => mediaProjectId))]);
  for (const place of places.values()) authorize(actor, "format.edit", place, "This format");
  refuseRows(prices, found);
  const changes = prices.flatMap((asked) => changeOf(found.get(asked.format), asked));
  if (changes.length === 0) return;
  await writePrices(tx, changes);
  const versioned = changes.filter(({ isNewVersion }) => isNewVersion).map(({ found }) => found);
  await recordVersions(
    tx,
    versioned.map((found) => ({ ...found, version: found.version + 1 })),
    { party: "publisher", actorId: actor.userId },
  );
}

/** In the order of ids, so that two tables saved at once wait for each other. Throws 404 for an unknown one. */
async function lockFormats(tx: Tx, prices: AskedPrice[]): Promise<Map<string, FormatRow>> {
  const ids = [...new Set(prices.map((asked) => asked.format))];
  const rows = await tx.select().from(format).where(inArray(format.id, ids)).orderBy(asc(format.id)).for("update");
  if (rows.length < ids.length) throw notFound("This format");
  return new Map(rows.map((row) => [row.id, row]));
}

function refuseRows(prices: AskedPrice[], found: ReadonlyMap<string, FormatRow>): void {
  const seen = new Set<string>();
  const violations = prices.flatMap((asked, index) => {
    const row = found.get(asked.format);
    const problem = row && problemOf(row, asked, seen.has(asked.format));
    seen.add(asked.format);
    return problem ? [{ propertyPath: `prices[${index}].priceCents`, ...problem }] : [];
  });
  if (violations.length > 0) throw new Invalid(violations);
}

function problemOf(row: FormatRow, { priceCents, seenCents }: AskedPrice, isTwice: boolean) {
  if (isTwice) return { message: texts.namedTwice, code: "price_changed" as const };
  if (row.priceCents !== seenCents)
    return {
      message: texts.priceChanged(formatCents(row.priceCents)),
      code: "price_changed" as const,
    };
  if (row.status === "draft") return undefined;
  if (priceCents === 0) return { message: messages.fill, code: "unfitting" as const };
  const [problem] = formatProblems({ ...row, priceCents }).filter(({ path }) => path === "priceCents");
  return problem && { message: problem.message, code: "unfitting" as const };
}

function changeOf(found: FormatRow | undefined, asked: AskedPrice): PriceChange[] {
  if (!found || found.priceCents === asked.priceCents) return [];
  const isNewVersion = found.status !== "draft" && changesConditions(found, { priceCents: asked.priceCents });
  return [{ found, asked, isNewVersion }];
}

async function writePrices(tx: Tx, changes: PriceChange[]): Promise<void> {
  await tx.$client.query(
    `UPDATE format SET price_cents = asked.price_cents, version = version + asked.versions, updated_at = now()
     FROM unnest($1::uuid[], $2::bigint[], $3::integer[]) AS asked (id, price_cents, versions) WHERE format.id = asked.id`,
    [
      changes.map(({ found }) => found.id),
      changes.map(({ asked }) => asked.priceCents),
      changes.map(({ isNewVersion }) => (isNewVersion ? 1 : 0)),
    ],
  );
}
