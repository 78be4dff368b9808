import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import { eq, sql } from "drizzle-orm";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AuthContext } from "../context.ts";
import { isBanned, type UserRow } from "../people/accounts.ts";
import { emailNotConfirmed, phoneNotConfirmed, userBanned } from "../refusals.ts";
import { type OpenSession, openSession } from "../sessions/sessions.ts";
import { users, webauthnCredentials } from "../tables.ts";
import { type BegunCeremony, beginCeremony, takeChallenge } from "./challenges.ts";
import { findPasskey, knownPasskey, type PasskeyRow } from "./queries.ts";
import { credentialUnverified } from "./refusals.ts";
import { checkAnswer, requestOptions } from "./relying-party.ts";

const ofAnybody = { type: "authentication", userId: null } as const;

/** Asks nobody in particular: the browser offers the passkeys that it has for this site. */
export async function beginPasskeySignIn({
  database,
  settings,
}: AuthContext): Promise<BegunCeremony<PublicKeyCredentialRequestOptionsJSON>> {
  return beginCeremony(database, settings, ofAnybody, await requestOptions(settings, [], "passkey"));
}

/**
 * Signs in with two factors shown. An unknown passkey, another person's name in the answer and a wrong signature get the
 * same refusal (400).
 */
export async function openByPasskey(
  { database, settings }: AuthContext,
  { challengeId, credential: answer }: { challengeId: string; credential: AuthenticationResponseJSON },
  client: Client,
): Promise<OpenSession> {
  const challenge = await takeChallenge(database, challengeId, ofAnybody);
  const passkey = await findPasskey(database.reader, answer.id);
  if (!passkey || !namesOwner(answer, passkey)) throw credentialUnverified();
  return database.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, passkey.userId)).for("update");
    const [held] = await tx.select().from(webauthnCredentials).where(eq(webauthnCredentials.id, passkey.id));
    if (!user || !held) throw credentialUnverified();
    const credential = {
      ...knownPasskey(held),
      publicKey: new Uint8Array(held.publicKey),
      counter: held.signCount,
    };
    const shown = await checkAnswer(settings, answer, { challenge, credential }, "passkey");
    if (!shown) throw credentialUnverified();
    refuseAccount(user);
    await tx
      .update(webauthnCredentials)
      .set({ ...shown, lastUsedAt: sql`now()` })
      .where(eq(webauthnCredentials.id, held.id));
    await recordAudit(tx, "login", user, client);
    return openSession(tx, user.id, "passkey", client, { provider: "passkey", passkeyId: held.id });
  });
}

/** An authenticator that names an account has to name the passkey's. */
const namesOwner = ({ response: { userHandle } }: AuthenticationResponseJSON, { userId }: PasskeyRow): boolean =>
  userHandle === undefined || Buffer.from(userHandle, "base64url").toString() === userId;

function refuseAccount(user: UserRow): void {
  if (isBanned(user)) throw userBanned(400);
  if (user.email && !user.emailConfirmedAt) throw emailNotConfirmed();
  if (!user.email && user.phone && !user.phoneConfirmedAt) throw phoneNotConfirmed();
}
