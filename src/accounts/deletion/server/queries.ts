import { eq } from "drizzle-orm";
import type { Reader } from "#platform/database/database.ts";
import type { Actor } from "../../actor.ts";
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
  const isBlocking = ({ moneyCents, openOrders }: { moneyCents: number; openOrders: number }) =>
    moneyCents !== 0 || openOrders > 0;
  return {
    id,
    blockedBy: soleOwned
      .filter(isBlocking)
      .map(({ id: organization, name, moneyCents, openOrders }) => ({ organization, name, moneyCents, openOrders })),
    closes: soleOwned
      .filter((each) => !isBlocking(each))
      .map(({ id: organization, name, members }) => ({ organization, name, otherMembers: members - 1 })),
    leaves: all
      .filter((each) => !soleOwned.includes(each))
      .map(({ id: organization, name }) => ({ organization, name })),
    apiTokens: await reader.$count(accessGrant, eq(accessGrant.userId, id)),
  };
}
