import type { Database, Tx } from "#platform/database/database.ts";
import type { Client } from "../client.ts";
import type { AuthSettings } from "../config.ts";
import { holdMailInterval } from "../limits/limits.ts";
import { type MailFlow, mailSecret } from "../mails/mailed-secret.ts";
import { confirmEmail, lockUserByEmail, type UserRow } from "../people/accounts.ts";
import { createUser, mailConfirmation } from "./sign-up.ts";

export type MagicLinkRequest = { email: string; createUser: boolean; data: Record<string, unknown> };

/**
 * Mails a sign-in link; a new address gets the confirmation. Both intervals hold for every address and the answer is
 * the same, so neither tells of an account.
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
    // A password set before the confirmation may be a stranger's; the sign-in link removes it.
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
