import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { recordAudit } from "../audit.ts";
import type { Client } from "../client.ts";
import type { AuthContext } from "../context.ts";
import type { Bearer } from "../sessions/authenticate.ts";
import { holdAccount } from "../sessions/held-account.ts";
import { webauthnCredentials } from "../tables.ts";
import { type BegunCeremony, beginCeremony, takeChallenge } from "./challenges.ts";
import { knownPasskey, type RepresentedPasskey, readPasskeys, representPasskey } from "./queries.ts";
import { credentialExists, credentialUnverified, tooManyPasskeys } from "./refusals.ts";
import { checkCreation, creationOptions, type NewCredential } from "./relying-party.ts";

export async function beginRegistration(
  { database, settings }: AuthContext,
  { account: { user } }: Bearer,
): Promise<BegunCeremony<PublicKeyCredentialCreationOptionsJSON>> {
  const passkeys = await readPasskeys(database.reader, user.id);
  if (passkeys.length >= settings.AUTH_PASSKEYS_MAX) throw tooManyPasskeys();
  const options = await creationOptions(settings, user, passkeys.map(knownPasskey), "passkey");
  return beginCeremony(database, settings, { type: "registration", userId: user.id }, options);
}

/** Throws 400 for an answer that is none, 422 past AUTH_PASSKEYS_MAX and for a credential that somebody has. */
export async function finishRegistration(
  { database, settings }: AuthContext,
  { claims, account: { user } }: Bearer,
  { challengeId, credential }: { challengeId: string; credential: RegistrationResponseJSON },
  client: Client,
): Promise<RepresentedPasskey> {
  const challenge = await takeChallenge(database, challengeId, { type: "registration", userId: user.id });
  const made = await checkCreation(settings, credential, challenge, "passkey");
  if (!made) throw credentialUnverified();
  return database.transaction(async (tx) => {
    // One after the other, so that the bound holds; a first second factor has ended this session by then.
    await holdAccount(tx, claims);
    if ((await readPasskeys(tx, user.id)).length >= settings.AUTH_PASSKEYS_MAX) throw tooManyPasskeys();
    const [passkey] = await tx
      .insert(webauthnCredentials)
      .values({ userId: user.id, ...columnsOf(made) })
      .onConflictDoNothing()
      .returning();
    if (!passkey) throw credentialExists();
    await recordAudit(tx, "passkey_created", user, client);
    return representPasskey(passkey);
  });
}

const columnsOf = ({ credential, aaguid, backupEligible, backedUp }: NewCredential) => ({
  credentialId: Buffer.from(credential.id, "base64url"),
  publicKey: Buffer.from(credential.publicKey),
  signCount: credential.counter,
  transports: credential.transports ?? [],
  aaguid,
  backupEligible,
  backedUp,
});
