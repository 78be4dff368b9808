import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { Refusal } from "#platform/http/errors.ts";
import type { UserRow } from "../accounts.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AuthSettings } from "../config.ts";
import { holdTextInterval } from "../limits.ts";
import { phoneNotConfirmed } from "../refusals.ts";
import { users } from "../tables.ts";
import { sendCode } from "./send-code.ts";

/** Sends the code of a reauthentication to who has a number and no address. */
export async function requestReauthenticationByPhone(
  tx: Tx,
  settings: AuthSettings,
  user: UserRow & { phone: string },
  client: Client,
): Promise<void> {
  if (!user.phoneConfirmedAt) throw new Refusal(422, "phone_not_confirmed", phoneNotConfirmed().message);
  await holdTextInterval(tx, settings, user.phone);
  await sendCode(tx, settings, user.id, { phone: user.phone, channel: "sms" }, "reauthentication_token");
  await tx.update(users).set({ reauthenticationSentAt: sql`now()` }).where(eq(users.id, user.id));
  await recordAudit(tx, "user_reauthenticate_requested", user, client);
}
