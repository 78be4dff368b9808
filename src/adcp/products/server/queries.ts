import { joinOwnPrice } from "#formats/agreed-prices/server/queries.ts";
import { termsJson } from "#formats/terms/server/queries.ts";
import type { Asking } from "#platform/database/database.ts";
import type { SoldProduct } from "../product.ts";

const soldFormats = `
  SELECT ${termsJson} AS terms, media.name AS "mediaName", media.domain AS "mediaDomain", media.media_type AS "mediaType",
    media.languages, media.countries, media.topics
  FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, place) JOIN format ON format.id = wanted.id
  JOIN media_project AS media ON media.id = format.media_project_id
  ${joinOwnPrice("$2::uuid")}
  ORDER BY wanted.place`;

/** Formats with their outlets, in the order named, at the organization's own prices. Unlisted ones are not `available`. */
export async function readSoldFormats(
  { $client }: Asking,
  formatIds: string[],
  organizationId: string | null,
): Promise<SoldProduct[]> {
  if (formatIds.length === 0) return [];
  const values = [formatIds, organizationId];
  return (await $client.query<SoldProduct>({ name: "adcp-sold-formats", text: soldFormats, values })).rows;
}
