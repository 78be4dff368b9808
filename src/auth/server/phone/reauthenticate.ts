import { eq, sql } from "drizzle-orm";
import { Refusal } from "#platform/http/errors.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AuthContext } from "../context.ts";
import { holdTextInterval } from "../limits/limits.ts";
import { keepTextedCode } from "../mails/one-time-tokens.ts";
import type { UserRow } from "../people/accounts.ts";
import { phoneNotConfirmed } from "../refusals.ts";
import { users } from "../tables.ts";
import { textCode } from "./send-code.ts";

export async function requestReauthenticationByPhone(
  context: AuthContext,
  user: UserRow & { phone: string },
  client: Client,
): Promise<void> {
  const { database, settings } = context;
  if (!user.phoneConfirmedAt) throw new Refusal(422, "phone_not_confirmed", phoneNotConfirmed().message);
  await holdTextInterval(database, settings, user.phone);
  const texted = await textCode(context, { phone: user.phone, channel: "sms" }, "reauthentication");
  await database.transaction(async (tx) => {
    await keepTextedCode(tx, user.id, texted, "reauthentication_token");
    await tx.update(users).set({ reauthenticationSentAt: sql`now()` }).where(eq(users.id, user.id));
    await recordAudit(tx, "user_reauthenticate_requested", user, client);
  });
}
