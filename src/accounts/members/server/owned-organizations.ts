import { and, eq } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { conflict } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { clientUser, organizationMember } from "../../server/tables.ts";
import { readOrganizationsMax } from "./queries.ts";

const texts = catalogue("accounts.members.server.ownedOrganizations", {
  tooManyOrganizations: (most: number) => `A person owns at most ${most} organizations. Close one, or contact support.`,
});

/**
 * Limits the organizations that a person owns; locks the person, so that two at once both count. Throws 409
 * `too_many_organizations`.
 */
export async function refuseTooManyOwned(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: clientUser.id }).from(clientUser).where(eq(clientUser.id, userId)).for("no key update");
  const most = await readOrganizationsMax(tx);
  const own = and(eq(organizationMember.userId, userId), eq(organizationMember.role, "OWNER"));
  if ((await tx.$count(organizationMember, own)) < most) return;
  throw conflict("too_many_organizations", texts.tooManyOrganizations(most));
}
