import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/database/database.ts";
import { sendMail } from "#platform/mail/send-mail.ts";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AuthSettings } from "../config.ts";
import type { UserRow } from "../people/accounts.ts";
import { type Challenge, startFlow } from "../sessions/flow-state.ts";
import type { SignInMethod } from "../sessions/sessions.ts";
import { type OneTimeTokenType, users } from "../tables.ts";
import { confirmationLetter, recoveryLetter, signInLetter } from "./letters.ts";
import { issueOneTimeToken, type MailedSecret } from "./one-time-tokens.ts";

/** Where the link leads, and the challenge that the asking browser will prove (PKCE). */
export type MailFlow = {
  redirectTo: string;
  challenge?: Challenge | undefined;
  provider?: string | undefined;
};

const mailedSecrets = {
  confirmation: { tokenType: "confirmation_token", method: "email/signup", letterOf: confirmationLetter },
  recovery: { tokenType: "recovery_token", method: "recovery", letterOf: recoveryLetter },
  magicLink: { tokenType: "recovery_token", method: "magiclink", letterOf: signInLetter },
} as const;

const traces = {
  confirmation_token: { sent: { confirmationSentAt: sql`now()` }, act: "user_confirmation_requested" },
  recovery_token: { sent: { recoverySentAt: sql`now()` }, act: "user_recovery_requested" },
} as const;

export async function mailSecret(
  tx: Tx,
  settings: AuthSettings,
  user: UserRow,
  kind: keyof typeof mailedSecrets,
  flow: MailFlow,
  client: Client,
): Promise<void> {
  if (user.email === null) return;
  const { tokenType, method, letterOf } = mailedSecrets[kind];
  const secret = await issueSecret(tx, settings, user, { tokenType, method }, flow);
  const { sent, act } = traces[tokenType];
  await tx.update(users).set(sent).where(eq(users.id, user.id));
  await sendMail(tx, user.email, letterOf(settings, secret, flow.redirectTo));
  await recordAudit(tx, act, user, client);
}

/** With a challenge, the link gives a code that only the asking browser can exchange. */
async function issueSecret(
  tx: Tx,
  settings: AuthSettings,
  user: Pick<UserRow, "id" | "email">,
  { tokenType, method }: { tokenType: OneTimeTokenType; method: SignInMethod },
  { challenge }: MailFlow,
): Promise<MailedSecret> {
  if (challenge)
    await startFlow(tx, { providerType: "email", authenticationMethod: method, userId: user.id, challenge });
  return issueOneTimeToken(tx, settings, user, tokenType, challenge !== undefined);
}
