import { snakeCase } from "#platform/contract/case.ts";
import type { Reader } from "#platform/database/database.ts";
import { literal } from "#platform/database/sql/literals.ts";
import { joinOwnPrice } from "../../agreed-prices/server/queries.ts";
import { conditionNames } from "../../conditions.ts";
import { type ExtraKind, writingName } from "../../extras.ts";
import type { Terms } from "../terms.ts";

/** SQL for the conditions (R3.8) of a row of `format`. */
export const conditionsJson = `json_build_object(${conditionNames.map((name) => `'${name}', format.${snakeCase(name)}`).join(", ")})`;

/** SQL of `offeredExtras` for a row of `format`. */
export const offeredExtrasSql = `(format.extras || CASE WHEN format.writing_service THEN jsonb_build_array(jsonb_build_object(
  'name', ${literal(writingName)}, 'priceCents', format.writing_price_cents, 'kind', ${literal<ExtraKind>("writing")})) ELSE '[]' END)`;

/** SQL of {@link Terms}. The statement joins `format`, its medium as `media`, and `joinOwnPrice`. */
export const termsJson = `json_build_object('formatId', format.id, 'version', format.version, 'formatType', format.format_type,
  'available', format.status = 'listed' AND media.status = 'listed', 'priceCents', coalesce(agreed.price_cents, format.price_cents), 'listedPriceCents', format.price_cents,
  'hyperlinkKind', format.hyperlink_kind, 'dofollowFeeCents', format.dofollow_fee_cents, 'extras', ${offeredExtrasSql}, 'conditions', ${conditionsJson})`;

/** `agreedPriceId` names the price that a booking counts against. */
export type OfferedFormat = Terms & {
  mediaId: string;
  mediaName: string;
  mediaDomain: string;
  publisherId: string;
  agreedPriceId: string | null;
};

/** Terms at the organization's own price. Unlisted formats are returned too, with `available: false`. */
export async function findFormatTerms(
  reader: Reader,
  formatId: string,
  organizationId: string,
): Promise<OfferedFormat | undefined> {
  const { rows } = await reader.$client.query<{ terms: Terms } & Omit<OfferedFormat, keyof Terms>>({
    name: "format-terms",
    text: `SELECT ${termsJson} AS terms, media.id AS "mediaId", media.name AS "mediaName", media.domain AS "mediaDomain",
             media.organization_id AS "publisherId", agreed.id AS "agreedPriceId"
           FROM format JOIN media_project AS media ON media.id = format.media_project_id
           ${joinOwnPrice("$2")}
           WHERE format.id = $1`,
    values: [formatId, organizationId],
  });
  const [found] = rows;
  if (!found) return undefined;
  const { terms, ...medium } = found;
  return { ...terms, ...medium };
}
