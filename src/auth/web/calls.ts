import { localPath } from "#platform/web/local-path.ts";
import { authClient } from "#platform/web/session.ts";

/** The calls to the sign-in service; each throws its refusal. */

export async function signIn(email: string, password: string): Promise<void> {
  const { error } = await (await authClient()).signInWithPassword({ email, password });
  if (error) throw error;
}

/** Makes an account. True when the person is signed in at once, false when a confirmation mail was sent first. */
export async function signUp(email: string, password: string, next: string | undefined): Promise<boolean> {
  const { data, error } = await (await authClient()).signUp({
    email,
    password,
    options: { emailRedirectTo: confirmAddress(next) },
  });
  if (error) throw error;
  return data.session !== null;
}

export async function resendConfirmation(email: string, next?: string): Promise<void> {
  const { error } = await (await authClient()).resend({
    type: "signup",
    email,
    options: { emailRedirectTo: confirmAddress(next) },
  });
  if (error) throw error;
}

export async function sendResetLink(email: string): Promise<void> {
  const { error } = await (await authClient()).resetPasswordForEmail(email, { redirectTo: `${location.origin}/reset` });
  if (error) throw error;
}

export async function savePassword(password: string): Promise<void> {
  const { error } = await (await authClient()).updateUser({ password });
  if (error) throw error;
}

/** Where the emailed link ends, with the way on. */
function confirmAddress(next: string | undefined): string {
  const address = new URL("/confirm", location.origin);
  if (next) address.searchParams.set("next", localPath(next));
  return address.href;
}
