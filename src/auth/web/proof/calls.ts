import { accessToken, authClient } from "#platform/web/session.ts";
import { endEarlierSession, showSecondFactor, showSecurityKey, signIn } from "../calls.ts";
import { captcha } from "../captcha/guard.ts";
import { signInWithPasskey } from "../passkey-calls.ts";
import { texts } from "./texts.ts";

export type FreshProof =
  | { by: "factor"; factorId: string }
  | { by: "key"; factorId: string }
  | { by: "passkey"; userId: string }
  | { by: "password"; email: string }
  | { by: "mail"; email: string };

/** Proves it to the sign-in service, which renews the session's date or opens another session. Throws its refusal. */
export async function prove(proof: FreshProof, typed: string): Promise<void> {
  const code = typed.replaceAll(/\D/g, "");
  if (proof.by === "factor") return showSecondFactor(proof.factorId, code);
  if (proof.by === "key") return showSecurityKey(proof.factorId);
  if (proof.by === "passkey") return provePasskey(proof.userId);
  const before = await accessToken();
  await (proof.by === "password" ? signIn(proof.email, typed) : showMailedCode(proof.email, code));
  if (before) await endEarlierSession(before);
}

/** Another person's passkey opens their account: the work that waits is not done there. */
async function provePasskey(userId: string): Promise<void> {
  if ((await signInWithPasskey()) !== userId)
    throw Object.assign(new Error(texts.otherPerson), { code: "other_person" });
}

async function showMailedCode(email: string, token: string): Promise<void> {
  const { error } = await (await authClient()).verifyOtp({ email, token, type: "email" });
  if (error) throw error;
}

export async function mailCode(email: string): Promise<void> {
  const options = { shouldCreateUser: false, ...captcha.answer() };
  const { error } = await (await authClient()).signInWithOtp({ email, options });
  if (error) throw error;
}
