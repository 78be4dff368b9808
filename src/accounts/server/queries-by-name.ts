import { isUuid } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";

/** An organization by its id or its name, for the person at the house's own machine, who is no actor of the product. */
export async function findOrganizationByName(
  reader: Reader,
  nameOrId: string,
): Promise<{ id: string; name: string } | undefined> {
  const { rows } = await reader.$client.query<{ id: string; name: string }>(
    `SELECT id, name FROM organization WHERE ${isUuid(nameOrId) ? "id = $1::uuid" : "lower(name) = lower($1)"}`,
    [nameOrId.trim()],
  );
  return rows[0];
}
