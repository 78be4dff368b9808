import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";
import type { AuthSettings } from "../config.ts";
import { creationAnswer, requestAnswer } from "../passkeys/bodies.ts";
import { checkAnswer, checkCreation, creationOptions, requestOptions } from "../passkeys/relying-party.ts";
import type { FactorRow, UserRow } from "../people/accounts.ts";

/** A credential as its factor's row keeps it; bytes in base64url. */
export type KeptCredential = { id: string; publicKey: string; counter: number; transports: string[] };

/** An answer to a factor's challenge: of a new credential, or of the one that it has. */
export const webauthnProofBody = z.object({
  webauthn: z.discriminatedUnion("type", [
    z.object({ type: z.literal("create"), credential_response: creationAnswer }),
    z.object({ type: z.literal("request"), credential_response: requestAnswer }),
  ]),
});

export type WebauthnAnswer =
  | { type: "create"; credential_response: RegistrationResponseJSON }
  | { type: "request"; credential_response: AuthenticationResponseJSON };

/** Options for the browser: an unverified factor makes its credential, a verified one shows it. */
export async function factorOptions(settings: AuthSettings, user: UserRow, factors: FactorRow[], factor: FactorRow) {
  const known = knownOf(factor);
  if (known) {
    const publicKey = await requestOptions(settings, [known], "second-factor");
    return { type: "request" as const, credential_options: { publicKey } };
  }
  const others = factors.flatMap((each) => knownOf(each) ?? []);
  const publicKey = await creationOptions(settings, user, others, "second-factor");
  return { type: "create" as const, credential_options: { publicKey } };
}

/** Returns the credential as it is kept from now on; undefined for an answer that proves nothing. */
export async function acceptedCredential(
  settings: AuthSettings,
  factor: FactorRow,
  answer: WebauthnAnswer,
  challenge: string,
): Promise<KeptCredential | undefined> {
  const known = keptOf(factor);
  if (answer.type === "create") {
    const made = known
      ? undefined
      : await checkCreation(settings, answer.credential_response, challenge, "second-factor");
    return made && keep(made.credential);
  }
  if (!known || answer.credential_response.id !== known.id) return undefined;
  const credential = { ...known, publicKey: new Uint8Array(Buffer.from(known.publicKey, "base64url")) };
  const shown = await checkAnswer(settings, answer.credential_response, { challenge, credential }, "second-factor");
  return shown && { ...known, counter: shown.signCount };
}

const keep = ({
  id,
  publicKey,
  counter,
  transports = [],
}: NonNullable<Awaited<ReturnType<typeof checkCreation>>>["credential"]) => ({
  id,
  publicKey: Buffer.from(publicKey).toString("base64url"),
  counter,
  transports,
});

const keptOf = ({ webAuthnCredential }: FactorRow) => (webAuthnCredential ?? undefined) as KeptCredential | undefined;

const knownOf = (factor: FactorRow) => {
  const kept = keptOf(factor);
  return kept && { id: kept.id, transports: kept.transports };
};
