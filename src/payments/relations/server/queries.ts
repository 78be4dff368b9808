import { areRelated } from "#accounts/organizations/server/queries-related.ts";
import type { Reader, Tx } from "#platform/database/database.ts";
import { conflict, type Refusal } from "#platform/http/errors.ts";
import { relatedRefusal } from "../relation.ts";

/** The organizations among some that are related to this one; itself is not. */
async function findRelated(reader: Reader, organizationId: string, others: readonly string[]): Promise<string[]> {
  const { rows } = await reader.$client.query<{ id: string }>({
    name: "related-organizations",
    // As JSON and not as an array: PostgreSQL then plans the statement once a connection.
    text: `SELECT other.id FROM (SELECT DISTINCT value::uuid AS id FROM json_array_elements_text($2)) AS other
           WHERE other.id <> $1 AND ${areRelated("$1", "other.id")}`,
    values: [organizationId, JSON.stringify(others)],
  });
  return rows.map(({ id }) => id);
}

/** Nobody stands on both sides: throws 409 `related_organizations`. Asked before every booking, offer and swap. */
export async function refuseRelated(tx: Tx, organizationId: string, publisherIds: readonly string[]): Promise<void> {
  if ((await findRelated(tx, organizationId, publisherIds)).length > 0) throw related();
}

export const related = (): Refusal => conflict("related_organizations", relatedRefusal);
