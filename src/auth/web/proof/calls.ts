import { authClient } from "#platform/web/session.ts";
import { showSecondFactor, signIn } from "../calls.ts";
import { captcha } from "../captcha/guard.ts";

/** What somebody can show of themselves now. */
export type Proof =
  | { by: "factor"; factorId: string }
  | { by: "password"; email: string }
  | { by: "mail"; email: string };

/** Shows it to the sign-in service, which dates the session anew. Throws its refusal. */
export async function prove(proof: Proof, typed: string): Promise<void> {
  if (proof.by === "password") return signIn(proof.email, typed);
  const token = typed.replaceAll(/\D/g, "");
  if (proof.by === "factor") return showSecondFactor(proof.factorId, token);
  const { error } = await (await authClient()).verifyOtp({ email: proof.email, token, type: "email" });
  if (error) throw error;
}

/** Mails the code of somebody who has no password, or does not know it. */
export async function mailCode(email: string): Promise<void> {
  const options = { shouldCreateUser: false, ...captcha.answer() };
  const { error } = await (await authClient()).signInWithOtp({ email, options });
  if (error) throw error;
}
