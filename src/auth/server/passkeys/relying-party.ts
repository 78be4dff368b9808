import { isIP } from "node:net";
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from "@simplewebauthn/server";
import type { AuthSettings } from "../config.ts";
import type { UserRow } from "../people/accounts.ts";

/** Loaded with the first ceremony: it parses certificates and weighs as much as the rest of the service. */
const library = () => import("@simplewebauthn/server");

/** Browsers bind credentials to a name; an address in numbers has none. */
export const hasPasskeys = ({ AUTH_PASSKEYS, siteUrl }: AuthSettings): boolean =>
  AUTH_PASSKEYS && isIP(new URL(siteUrl).hostname.replace(/^\[|\]$/g, "")) === 0;

/** The installation as browsers know it: credentials of another site never answer here. */
function relyingParty({ siteUrl, APP_TITLE }: AuthSettings) {
  const { hostname, origin } = new URL(siteUrl);
  return { id: hostname, name: APP_TITLE, origin };
}

export type CredentialUse = "passkey" | "second-factor";

/** A credential that the account has. */
export type KnownCredential = Pick<WebAuthnCredential, "id" | "transports">;

/** A passkey is found without a name and unlocked by its person; a second factor follows a password. */
const demands = {
  passkey: { residentKey: "required", userVerification: "required" },
  "second-factor": { residentKey: "discouraged", userVerification: "preferred" },
} as const satisfies Record<CredentialUse, object>;

/** Options for `navigator.credentials.create`; known credentials are not made twice. */
export async function creationOptions(
  settings: AuthSettings,
  user: Pick<UserRow, "id" | "email" | "phone">,
  known: KnownCredential[],
  use: CredentialUse,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library();
  const party = relyingParty(settings);
  const userName = user.email ?? user.phone ?? user.id;
  return generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: new Uint8Array(Buffer.from(user.id)),
    userName,
    userDisplayName: userName,
    attestationType: "none",
    excludeCredentials: known.map(descriptorOf),
    authenticatorSelection: demands[use],
  });
}

/** Options for `navigator.credentials.get`; without known credentials, the person chooses among their passkeys. */
export async function requestOptions(
  settings: AuthSettings,
  known: KnownCredential[],
  use: CredentialUse,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library();
  const allowed = known.length > 0 ? { allowCredentials: known.map(descriptorOf) } : {};
  const { userVerification } = demands[use];
  return generateAuthenticationOptions({ rpID: relyingParty(settings).id, userVerification, ...allowed });
}

const descriptorOf = ({ id, transports = [] }: KnownCredential) => ({ id, transports });

export type NewCredential = {
  credential: WebAuthnCredential;
  aaguid: string;
  backupEligible: boolean;
  backedUp: boolean;
};

/** Returns the new credential; undefined when the answer is not one to this challenge, from this site. */
export async function checkCreation(
  settings: AuthSettings,
  response: RegistrationResponseJSON,
  challenge: string,
  use: CredentialUse,
): Promise<NewCredential | undefined> {
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    ...expected(settings, challenge, use),
  }).catch(unverified);
  if (!verified || !registrationInfo) return undefined;
  const { credential, aaguid, credentialDeviceType, credentialBackedUp } = registrationInfo;
  return { credential, aaguid, backupEligible: credentialDeviceType === "multiDevice", backedUp: credentialBackedUp };
}

/** Returns what the authenticator says of itself; undefined when it did not sign this challenge for this site. */
export async function checkAnswer(
  settings: AuthSettings,
  response: AuthenticationResponseJSON,
  { challenge, credential }: { challenge: string; credential: WebAuthnCredential },
  use: CredentialUse,
): Promise<{ signCount: number; backedUp: boolean } | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    credential,
    ...expected(settings, challenge, use),
  }).catch(unverified);
  if (!verified || !authenticationInfo) return undefined;
  return { signCount: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp };
}

function expected(settings: AuthSettings, challenge: string, use: CredentialUse) {
  const { id, origin } = relyingParty(settings);
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: demands[use].userVerification === "required",
  };
}

/** The library throws for anything that is not as it should be; the caller learns that it is not. */
const unverified = (): { verified: false; registrationInfo?: never; authenticationInfo?: never } => ({
  verified: false,
});
