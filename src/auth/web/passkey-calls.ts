import { queryOptions } from "@tanstack/react-query";
import { config } from "#platform/web/config.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { accessToken, authClient } from "#platform/web/session.ts";
import { withProof } from "#platform/web/with-proof.ts";
import { done, endEarlierSession } from "./calls.ts";
import { captcha } from "./captcha/guard.ts";

/** Each call throws the sign-in service's refusal, or the browser's. */

/** Asks for a passkey and signs in with it; an earlier session of this browser ends. Returns whose it was. */
export async function signInWithPasskey(): Promise<string | undefined> {
  const client = await authClient();
  const before = await accessToken();
  const { user } = await done(client.signInWithPasskey({ options: captcha.answer() }));
  if (before) await endEarlierSession(before);
  return user?.id;
}

/**
 * Offers passkeys in the email field's own suggestions, until one is chosen. Says nothing when none is. A captcha's answer
 * is for who presses a button.
 */
export async function suggestPasskeys(): Promise<void> {
  if (config.captcha) return;
  const offers = await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.();
  if (!offers) return;
  const client = await authClient();
  await client.signInWithPasskey({ options: { mediation: "conditional" } });
}

export const passkeysQuery = () =>
  queryOptions({
    queryKey: ["auth", "passkeys"],
    queryFn: async () => done((await authClient()).passkey.list()),
  });

const readAnew = () => queryClient.invalidateQueries({ queryKey: passkeysQuery().queryKey });

export async function addPasskey(): Promise<void> {
  const client = await authClient();
  await withProof(() => done(client.registerPasskey()));
  await readAnew();
}

export async function savePasskeyName(passkeyId: string, friendlyName: string): Promise<void> {
  await done((await authClient()).passkey.update({ passkeyId, friendlyName }));
  await readAnew();
}

export async function deletePasskey(passkeyId: string): Promise<void> {
  const client = await authClient();
  await withProof(() => done(client.passkey.delete({ passkeyId })));
  await readAnew();
}

/** The browser refuses a second passkey of one account on one device. */
export const isKnownDevice = (error: unknown): boolean => error instanceof Error && error.name === "InvalidStateError";

/** True when somebody closed the browser's question, or another one took its place. */
export function isTurnedDown(error: unknown): boolean {
  return error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name);
}
