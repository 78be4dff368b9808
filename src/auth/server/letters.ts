import type { Letter } from "#platform/mail/letter.ts";
import type { AuthSettings } from "./config.ts";
import type { MailedSecret } from "./one-time-tokens.ts";

/** To a new account: the address is the person's own once the link is opened or the code typed. */
export function confirmationLetter(settings: AuthSettings, secret: MailedSecret, redirectTo: string): Letter {
  return {
    subject: "Confirm your email address",
    paragraphs: [
      `Welcome to ${settings.APP_TITLE}. Please confirm that this is your email address; then you are signed in.`,
      `${validity(settings)} If you did not sign up, ignore this message: nothing will happen.`,
    ],
    action: { label: "Confirm email address", path: verifyPath(settings, secret, "signup", redirectTo) },
    code: secret.code,
  };
}

/** To someone who forgot the password, or to the victim of someone who tries. */
export function recoveryLetter(settings: AuthSettings, secret: MailedSecret, redirectTo: string): Letter {
  return {
    subject: "Reset your password",
    paragraphs: [
      `You asked to reset your password at ${settings.APP_TITLE}. Follow the link to choose a new one.`,
      `${validity(settings)} If it was not you, ignore this message: your password stays as it is.`,
    ],
    action: { label: "Choose a new password", path: verifyPath(settings, secret, "recovery", redirectTo) },
    code: secret.code,
  };
}

const validity = ({ oneTimeTokenSeconds }: AuthSettings) =>
  `The link and the code work once, within ${Math.round(oneTimeTokenSeconds / 60)} minutes.`;

function verifyPath(
  { authPath }: AuthSettings,
  { token }: MailedSecret,
  type: "signup" | "recovery",
  redirectTo: string,
): string {
  return `${authPath}/verify?${new URLSearchParams({ token, type, redirect_to: redirectTo })}`;
}
