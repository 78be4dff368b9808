import type { Tx } from "#platform/database/database.ts";
import type { Client } from "../client.ts";
import type { AuthSettings } from "../config.ts";
import { holdMailInterval } from "../limits/limits.ts";
import { type MailFlow, mailSecret } from "../mails/mailed-secret.ts";
import { lockUserByEmail } from "../people/accounts.ts";

/** Mails a reset link; the answer is the same for an unknown address. */
export async function requestRecovery(
  tx: Tx,
  settings: AuthSettings,
  email: string,
  flow: MailFlow,
  client: Client,
): Promise<void> {
  await holdMailInterval(tx, settings, "recovery", email);
  const user = await lockUserByEmail(tx, email);
  if (user) await mailSecret(tx, settings, user, "recovery", flow, client);
}
