import { accessToken, authClient } from "#platform/web/session.ts";
import { showSecondFactor, signIn } from "../calls.ts";
import { captcha } from "../captcha/guard.ts";

export type FreshProof =
  | { by: "factor"; factorId: string }
  | { by: "password"; email: string }
  | { by: "mail"; email: string };

/** Proves it to the sign-in service, which renews the session's date or opens another session. Throws its refusal. */
export async function prove(proof: FreshProof, typed: string): Promise<void> {
  const code = typed.replaceAll(/\D/g, "");
  if (proof.by === "factor") return showSecondFactor(proof.factorId, code);
  const before = await accessToken();
  await (proof.by === "password" ? signIn(proof.email, typed) : showMailedCode(proof.email, code));
  if (before) await endSession(before);
}

async function showMailedCode(email: string, token: string): Promise<void> {
  const { error } = await (await authClient()).verifyOtp({ email, token, type: "email" });
  if (error) throw error;
}

/** The earlier session, and its thief, would otherwise live on beside the new one. */
async function endSession(token: string): Promise<void> {
  await (await authClient()).admin.signOut(token, "local");
}

export async function mailCode(email: string): Promise<void> {
  const options = { shouldCreateUser: false, ...captcha.answer() };
  const { error } = await (await authClient()).signInWithOtp({ email, options });
  if (error) throw error;
}
