import { authClient } from "#platform/web/session.ts";
import { catalogue } from "#platform/words/catalogue.ts";

/** The mail has a link as well (R2.2, R2.5). */
export const texts = catalogue("confirmation-code", {
  label: "Code from the email",
  action: "Confirm",
  wrong: "This code is wrong or has expired. Check it, or send the email again.",
});

/** Confirms the address by its newest mail's code and signs in. Throws the service's refusal. */
export async function confirmByCode(email: string, typed: string): Promise<void> {
  const token = typed.replaceAll(/\D/g, "");
  const { error } = await (await authClient()).verifyOtp({ email, token, type: "signup" });
  if (error) throw error;
}
