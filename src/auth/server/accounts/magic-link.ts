import type { Database, Tx } from "#platform/database/database.ts";
import type { Client } from "../client.ts";
import type { AuthSettings } from "../config.ts";
import { holdMailInterval } from "../limits/limits.ts";
import { type MailFlow, mailSecret } from "../mails/mailed-secret.ts";
import { confirmEmail, lockUserByEmail, type UserRow } from "../people/accounts.ts";
import { createUser, mailConfirmation } from "./sign-up.ts";

export type MagicLinkRequest = { email: string; createUser: boolean; data: Record<string, unknown> };

/**
 * Mails a way in without a password. A new address gets the confirmation, which signs in as well.
 * Where nobody may be made, an address without an account gets nothing, and the caller is told nothing of it. Both intervals are held
 * for every address, so that neither tells whether there is an account.
 */
export async function requestMagicLink(
  database: Database,
  settings: AuthSettings,
  request: MagicLinkRequest,
  flow: MailFlow,
  client: Client,
): Promise<void> {
  const mayCreate = request.createUser && settings.AUTH_SIGNUP;
  await database.transaction(async (tx) => {
    await holdMailInterval(tx, settings, "confirmation", request.email);
    await holdMailInterval(tx, settings, "recovery", request.email);
    const known = await lockUserByEmail(tx, request.email);
    const user = known ?? (mayCreate ? await newUser(tx, settings, request, client) : undefined);
    if (!user) return;
    // A password that was set before the address was confirmed may be a stranger's; the sign-in link takes it away.
    if (user.emailConfirmedAt || user.encryptedPassword)
      await mailSecret(tx, settings, user, "magicLink", flow, client);
    else await mailConfirmation(tx, settings, user, flow, client);
  });
}

async function newUser(
  tx: Tx,
  settings: AuthSettings,
  { email, data }: MagicLinkRequest,
  client: Client,
): Promise<UserRow | undefined> {
  const user = await createUser(tx, settings, { email, passwordHash: null, data }, client);
  if (!user || !settings.AUTH_AUTOCONFIRM) return user;
  await confirmEmail(tx, user.id);
  return { ...user, emailConfirmedAt: new Date() };
}
