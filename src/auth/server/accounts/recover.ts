import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { sendMail } from "#platform/mail/send-mail.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AuthSettings } from "../config.ts";
import { holdMailInterval } from "../limits/limits.ts";
import { recoveryLetter } from "../mails/letters.ts";
import { issueSecret, type MailFlow } from "../mails/mailed-secret.ts";
import { lockUserByEmail } from "../people/accounts.ts";
import { users } from "../tables.ts";

/** Mails the way to a new password, if there is an account; the answer is the same without one. */
export async function requestRecovery(
  tx: Tx,
  settings: AuthSettings,
  email: string,
  flow: MailFlow,
  client: Client,
): Promise<void> {
  await holdMailInterval(tx, settings, "recovery", email);
  const user = await lockUserByEmail(tx, email);
  if (!user) return;
  const secret = await issueSecret(tx, settings, user, { tokenType: "recovery_token", method: "recovery" }, flow);
  await tx.update(users).set({ recoverySentAt: sql`now()` }).where(eq(users.id, user.id));
  await sendMail(tx, email, recoveryLetter(settings, secret, flow.redirectTo));
  await recordAudit(tx, "user_recovery_requested", user, client);
}
