import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";
import { friendlyName, optional } from "../../contract.ts";

/** Bytes as authenticators' answers carry them: base64url, `most` characters at most. */
const base64url = (most: number) =>
  z
    .string("Credential is required")
    .max(most, "Credential is too long")
    .regex(/^[A-Za-z0-9_-]+$/, "Credential is not base64url");

/** A credential's own name has 1,023 bytes at most. */
const credentialName = base64url(1_400);

const answer = { id: credentialName, rawId: credentialName, type: z.literal("public-key") };

/** `navigator.credentials.create`, serialized; all else that a browser tells is dropped. */
export const creationAnswer = z
  .object({
    ...answer,
    response: z.object({
      clientDataJSON: base64url(8_192),
      attestationObject: base64url(65_536),
      transports: optional(z.array(z.string().max(32)).max(16)),
    }),
  })
  .transform((given) => ({ ...given, clientExtensionResults: {} }) as RegistrationResponseJSON);

/** `navigator.credentials.get`, serialized. */
export const requestAnswer = z
  .object({
    ...answer,
    response: z.object({
      clientDataJSON: base64url(8_192),
      authenticatorData: base64url(8_192),
      signature: base64url(8_192),
      userHandle: optional(base64url(128)),
    }),
  })
  .transform((given) => ({ ...given, clientExtensionResults: {} }) as AuthenticationResponseJSON);

const challenge = { challenge_id: z.string("challenge_id is required") };

export const passkeyCreationBody = z.object({ ...challenge, credential: creationAnswer });
export const passkeySignInBody = z.object({ ...challenge, credential: requestAnswer });
export const passkeyNameBody = z.object({ friendly_name: friendlyName.max(120) });
