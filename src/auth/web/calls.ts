import type { Provider, UserIdentity } from "@supabase/auth-js";
import { queryOptions } from "@tanstack/react-query";
import { lazy } from "react";
import { config } from "#platform/web/config.ts";
import { localPath } from "#platform/web/navigation/local-path.ts";
import { authClient } from "#platform/web/session.ts";
import { withProof } from "#platform/web/with-proof.ts";
import { afterSignUp } from "./after-sign-up.ts";
import { captcha } from "./captcha/guard.ts";

/** Each call throws the sign-in service's refusal. */

export const Captcha = config.captcha && lazy(() => import("./captcha/Captcha.tsx"));

export async function signIn(email: string, password: string): Promise<void> {
  const { error } = await (await authClient()).signInWithPassword({ email, password, options: captcha.answer() });
  if (error) throw error;
}

/** True when the person is signed in at once, false when a confirmation mail was sent first. */
export async function signUp(email: string, password: string, next: string | undefined): Promise<boolean> {
  const { data, error } = await (await authClient()).signUp({
    email,
    password,
    options: { emailRedirectTo: confirmAddress(next), ...captcha.answer() },
  });
  if (error) throw error;
  return data.session !== null;
}

export async function resendConfirmation(email: string, next?: string): Promise<void> {
  const { error } = await (await authClient()).resend({
    type: "signup",
    email,
    options: { emailRedirectTo: confirmAddress(next), ...captcha.answer() },
  });
  if (error) throw error;
}

export async function sendResetLink(email: string): Promise<void> {
  const { error } = await (await authClient()).resetPasswordForEmail(email, {
    redirectTo: `${location.origin}/reset`,
    ...captcha.answer(),
  });
  if (error) throw error;
}

export async function savePassword(password: string): Promise<void> {
  const client = await authClient();
  await withProof(() => done(client.updateUser({ password })));
}

/** Leaves for the provider; the sign-in screen leads on from the return. */
export async function signInWith(provider: string, next: string | undefined): Promise<void> {
  const back = new URL("/sign-in", location.origin);
  back.searchParams.set("next", afterSignUp(next));
  const { error } = await (await authClient()).signInWithOAuth({
    provider: provider as Provider,
    options: { redirectTo: back.href },
  });
  if (error) throw error;
}

export async function showSecondFactor(factorId: string, code: string): Promise<void> {
  const { error } = await (await authClient()).mfa.challengeAndVerify({ factorId, code });
  if (error) throw error;
}

/** The browser asks for the key. */
export async function showSecurityKey(factorId: string): Promise<void> {
  await done((await authClient()).mfa.webauthn.authenticate({ factorId }));
}

export async function changeEmail(email: string): Promise<void> {
  const client = await authClient();
  const options = { emailRedirectTo: `${location.origin}/profile/settings` };
  await withProof(() => done(client.updateUser({ email }, options)));
}

export async function linkProvider(provider: string): Promise<void> {
  const client = await authClient();
  const options = { redirectTo: `${location.origin}/profile/settings` };
  await withProof(() => done(client.linkIdentity({ provider: provider as Provider, options })));
}

export async function unlinkIdentity(identity: UserIdentity): Promise<void> {
  const client = await authClient();
  await withProof(() => done(client.unlinkIdentity(identity)));
  await client.refreshSession();
}

export async function signOutElsewhere(): Promise<void> {
  const { error } = await (await authClient()).signOut({ scope: "others" });
  if (error) throw error;
}

/** An earlier session, and its thief, would otherwise live on beside the new one. */
export async function endEarlierSession(token: string): Promise<void> {
  await (await authClient()).admin.signOut(token, "local");
}

type AuthSettings = {
  external: Record<string, boolean>;
  passkeys_enabled?: boolean;
  recovery_codes_enabled?: boolean;
};

/** The ways in that this installation offers beside email and password. */
export function signInWaysQuery() {
  return queryOptions({
    queryKey: ["auth", "ways"],
    queryFn: async () => {
      const response = await fetch(`${config.authUrl}/settings`);
      const settings: AuthSettings = response.ok ? await response.json() : { external: {} };
      const {
        external,
        passkeys_enabled: hasPasskeys = false,
        recovery_codes_enabled: hasRecoveryCodes = false,
      } = settings;
      const providers = Object.keys(external).filter((name) => external[name] && !ownWays.includes(name));
      return { providers, hasPasskeys, hasRecoveryCodes };
    },
  });
}

/** The client returns refusals as values. */
export async function done<Answer extends { data: unknown; error: Error | null }>(
  answer: Promise<Answer>,
): Promise<Extract<Answer, { error: null }>["data"]> {
  const { data, error } = await answer;
  if (error) throw error;
  return data;
}

const ownWays = ["anonymous_users", "email", "phone"];

function confirmAddress(next: string | undefined): string {
  const address = new URL("/confirm", location.origin);
  if (next) address.searchParams.set("next", localPath(next));
  return address.href;
}
