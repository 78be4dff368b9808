import type { Actor } from "#accounts/actor.ts";
import { may } from "#accounts/permissions.ts";
import { placeOfFormat } from "#formats/server/queries.ts";
import { iri } from "#platform/contract/iri.ts";
import type { Reader } from "#platform/database/database.ts";
import type { OfferRule } from "../automatic-answer.ts";
import type { OfferRuleItem } from "../contract.ts";

/** Returns undefined where the publisher made no rule. */
export async function findRule(reader: Reader, formatId: string): Promise<OfferRule | undefined> {
  const { rows } = await reader.$client.query<OfferRule>({
    name: "offer-rule",
    text: `SELECT accept_from_cents AS "acceptFromCents", decline_below_cents AS "declineBelowCents"
           FROM offer_rule WHERE format_id = $1`,
    values: [formatId],
  });
  return rows[0];
}

/** For members who may edit the format. Without a rule both prices are null. */
export async function findOfferRule(reader: Reader, actor: Actor, id: string): Promise<OfferRuleItem | undefined> {
  const place = await placeOfFormat(reader, id);
  if (!place || !may(actor, "format.edit", place)) return undefined;
  const rule = (await findRule(reader, id)) ?? { acceptFromCents: null, declineBelowCents: null };
  return { id, format: iri("formats", id), ...rule };
}
