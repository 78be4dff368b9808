import { and, eq } from "drizzle-orm";
import { v7 } from "uuid";
import type { z } from "zod";
import type { Tx } from "#platform/database/database.ts";
import { takeTurn } from "#platform/database/turn.ts";
import { conflict, notFound } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { Actor } from "../../actor.ts";
import { insertKey } from "../../grants/server/commands.ts";
import { authorize } from "../../server/authorize.ts";
import { recordPeopleEvent } from "../../server/record.ts";
import { accessGrant, clientUser } from "../../server/tables.ts";
import type { serviceAccountInput } from "../contract.ts";

const texts = catalogue("accounts.serviceAccounts.server.commands", {
  tooManyServiceAccounts: (accountsMax: number) =>
    `There are ${accountsMax} service accounts. Revoke one that nobody needs any more.`,
});

const accountsMax = 20;

/** Undeliverable: nobody writes to a program. */
const addressOf = (id: string): string => `service-${id}@invalid`;

/** Makes a record of its own that acts, with the one key of it. Only this answer holds the key. Throws 404, 403, 409. */
export async function createServiceAccount(
  tx: Tx,
  actor: Actor,
  { organization: organizationId, ...input }: z.infer<typeof serviceAccountInput>,
): Promise<{ id: string; token: string }> {
  authorize(actor, "member.change", { organizationId }, "This organization");
  await takeTurn(tx, `service-accounts ${organizationId}`);
  if ((await tx.$count(accessGrant, accountsOf(organizationId))) >= accountsMax)
    throw conflict("too_many_service_accounts", texts.tooManyServiceAccounts(accountsMax));
  const userId = v7();
  await tx
    .insert(clientUser)
    .values({ id: userId, email: addressOf(userId), name: input.name, serviceOf: organizationId });
  const made = await insertKey(tx, actor, { kind: "service", userId, organizationId }, input);
  await recordPeopleEvent(tx, actor, {
    subject: "serviceAccount",
    subjectId: made.id,
    verb: "make",
    organizationId,
    message: input.name,
  });
  return made;
}

/** Takes effect with the next call. The record stays, since it names what the account did. */
export async function revokeServiceAccount(tx: Tx, actor: Actor, id: string): Promise<void> {
  const [found] = await tx
    .select()
    .from(accessGrant)
    .where(and(eq(accessGrant.id, id), eq(accessGrant.kind, "service")))
    .for("update");
  if (!found?.organizationId) throw notFound("This service account");
  const { organizationId } = found;
  authorize(actor, "member.change", { organizationId }, "This service account");
  await tx.delete(accessGrant).where(eq(accessGrant.id, id));
  await recordPeopleEvent(tx, actor, {
    subject: "serviceAccount",
    subjectId: id,
    verb: "revoke",
    organizationId,
    message: found.name,
  });
}

const accountsOf = (organizationId: string) =>
  and(eq(accessGrant.organizationId, organizationId), eq(accessGrant.kind, "service"));
