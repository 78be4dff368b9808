import { eq } from "drizzle-orm";
import type { Reader } from "#platform/database/database.ts";
import type { Actor } from "../../actor.ts";
import { tiesInWords } from "../../organizations/obligations.ts";
import { readObligations } from "../../organizations/server/queries.ts";
import { accessGrant } from "../../server/tables.ts";
import type { AccountDeletion } from "../contract.ts";
export async function readAccountDeletion(
  reader: Reader,
  actor: Actor,
  id: string,
): Promise<AccountDeletion | undefined> {
  if (id !== actor.userId) return undefined;
  const all = await readObligations(
    reader,
    actor.memberships.map(({ organizationId }) => organizationId),
  );
  const soleOwned = all.filter(
    ({ id: organization, owners }) =>
      owners === 1 && actor.memberships.some((each) => each.organizationId === organization && each.role === "OWNER"),
  );
  const ties = new Map(soleOwned.map((each) => [each.id, tiesInWords(each)]));
  return {
    id,
    blockedBy: soleOwned.flatMap(({ id: organization, name, moneyCents, openOrders }) => {
      const tied = ties.get(organization);
      return tied ? [{ organization, name, moneyCents, openOrders, ...tied }] : [];
    }),
    closes: soleOwned
      .filter((each) => !ties.get(each.id))
      .map(({ id: organization, name, members }) => ({ organization, name, otherMembers: members - 1 })),
    leaves: all
      .filter((each) => !soleOwned.includes(each))
      .map(({ id: organization, name }) => ({ organization, name })),
    apiTokens: await reader.$count(accessGrant, eq(accessGrant.userId, id)),
  };
}
