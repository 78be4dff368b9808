import { eq } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { metadata } from "../../contract.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AuthSettings } from "../config.ts";
import type { MailFlow } from "../mails/mailed-secret.ts";
import { dropOneTimeTokens } from "../mails/one-time-tokens.ts";
import { type Account, readAccount } from "../people/accounts.ts";
import { beginPhoneMove, type PhoneMove } from "../phone/change.ts";
import { userNotFound } from "../refusals.ts";
import { endSessions, type SignedIn } from "../sessions/sessions.ts";
import { users } from "../tables.ts";
import { requestEmailChange } from "./email-change.ts";

export type UserChange = {
  passwordHash?: string | undefined;
  data?: Record<string, unknown> | undefined;
  email?: string | undefined;
  move?: PhoneMove | undefined;
};

/**
 * Merges metadata by key (null deletes one), sets the password, begins a move. A new password voids mailed secrets and
 * signs out all other devices.
 */
export async function updateUser(
  tx: Tx,
  settings: AuthSettings,
  actor: SignedIn,
  { passwordHash, data, email, move }: UserChange,
  flow: MailFlow,
  client: Client,
): Promise<Account> {
  const [user] = await tx.select().from(users).where(eq(users.id, actor.userId)).for("update");
  if (!user) throw userNotFound();
  const change = {
    ...(passwordHash ? { encryptedPassword: passwordHash } : {}),
    ...(data ? { rawUserMetaData: mergedMetadata(user.rawUserMetaData, data) } : {}),
  };
  if (Object.keys(change).length > 0) await tx.update(users).set(change).where(eq(users.id, user.id));
  if (passwordHash) {
    await dropOneTimeTokens(tx, user.id);
    await endSessions(tx, actor, "others");
    await recordAudit(tx, "user_updated_password", user, client);
  }
  if (email && email !== user.email) await requestEmailChange(tx, settings, user, email, flow, client);
  if (move) await beginPhoneMove(tx, user, move, client);
  if (data) await recordAudit(tx, "user_modified", user, client);
  return readAccount(tx, user.id);
}

/** Merges by key; the bound on size holds for the sum of all changes. */
export function mergedMetadata(
  before: Record<string, unknown>,
  change: Record<string, unknown>,
): Record<string, unknown> {
  return metadata.parse(
    Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== null)),
  );
}
