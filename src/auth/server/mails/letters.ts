import type { Letter } from "#platform/mail/letter.ts";
import type { VerificationType } from "../../contract.ts";
import { providerName } from "../../provider-name.ts";
import type { AuthSettings } from "../config.ts";
import type { MailedSecret } from "./one-time-tokens.ts";

export function confirmationLetter(settings: AuthSettings, secret: MailedSecret, redirectTo: string): Letter {
  return {
    subject: "Confirm your email address",
    paragraphs: [
      `Welcome to ${settings.APP_TITLE}. Confirm your email address to sign in.`,
      `${validity(settings)} If you did not sign up, ignore this message: nothing will happen.`,
    ],
    action: { label: "Confirm email address", path: verificationAddress(settings, secret, "signup", redirectTo) },
    code: secret.code,
  };
}

export function knownAddressLetter(
  { APP_TITLE, siteUrl }: AuthSettings,
  { hasPassword, providers }: { hasPassword: boolean; providers: string[] },
): Letter {
  const ways = [...(hasPassword ? ["your password"] : []), ...providers.map(providerName)];
  return {
    subject: "You already have an account",
    paragraphs: [
      `Someone tried to sign up at ${APP_TITLE} with this email address. You already have an account, so we did not create another one.`,
      `If it was you, log in${ways.length > 0 ? ` with ${ways.join(" or ")}` : ""}. To choose a new password, go to ${siteUrl}/forgot`,
      "If it was not you, ignore this message. No one got in, and your account is unchanged.",
    ],
    action: { label: "Log in", path: `${siteUrl}/sign-in` },
  };
}

export function invitationLetter(settings: AuthSettings, secret: MailedSecret, redirectTo: string): Letter {
  return {
    subject: `You are invited to ${settings.APP_TITLE}`,
    paragraphs: [
      `An account at ${settings.APP_TITLE} is waiting for you. Follow the link to accept the invitation.`,
      `${validity(settings)} If you do not want it, ignore this message.`,
    ],
    action: { label: "Accept the invitation", path: verificationAddress(settings, secret, "invite", redirectTo) },
    code: secret.code,
  };
}

export function signInLetter(settings: AuthSettings, secret: MailedSecret, redirectTo: string): Letter {
  return {
    subject: `Sign in to ${settings.APP_TITLE}`,
    paragraphs: [
      `Follow the link, or type the code, to sign in to ${settings.APP_TITLE}.`,
      `${validity(settings)} If it was not you, ignore this message. No one can sign in without it.`,
    ],
    action: { label: "Sign in", path: verificationAddress(settings, secret, "magiclink", redirectTo) },
    code: secret.code,
  };
}

/** For someone who forgot the password, or a victim of someone who tries. */
export function recoveryLetter(settings: AuthSettings, secret: MailedSecret, redirectTo: string): Letter {
  return {
    subject: "Reset your password",
    paragraphs: [
      `You asked to reset your password at ${settings.APP_TITLE}. Follow the link to choose a new one.`,
      `${validity(settings)} If it was not you, ignore this message: your password stays as it is.`,
    ],
    action: { label: "Choose a new password", path: verificationAddress(settings, secret, "recovery", redirectTo) },
    code: secret.code,
  };
}

export function emailChangeLetter(
  settings: AuthSettings,
  secret: MailedSecret,
  { from, to }: { from: string; to: string },
  redirectTo: string,
): Letter {
  return {
    subject: "Confirm your new email address",
    paragraphs: [
      `You asked to change the email address of your account at ${settings.APP_TITLE} from ${from} to ${to}.`,
      `${validity(settings)} If it was not you, do not follow it, and change your password: your address stays as it is.`,
    ],
    action: { label: "Confirm the change", path: verificationAddress(settings, secret, "email_change", redirectTo) },
    code: secret.code,
  };
}

export function reauthenticationLetter(settings: AuthSettings, { code }: MailedSecret): Letter {
  return {
    subject: "Confirm that it is you",
    paragraphs: [
      `Type this code at ${settings.APP_TITLE} to continue.`,
      `It works once, within ${minutes(settings)} minutes. If it was not you, someone else is signed in to your account. Sign out everywhere and change your password.`,
    ],
    code,
  };
}

const minutes = ({ AUTH_OTP_EXPIRY_SECONDS: seconds }: AuthSettings) => Math.round(seconds / 60);

const validity = (settings: AuthSettings) => `The link and the code work once, within ${minutes(settings)} minutes.`;

/** The host comes from the service that wrote the mail; another one on the same database may send it. */
export function verificationAddress(
  { serviceUrl }: AuthSettings,
  { token }: Pick<MailedSecret, "token">,
  type: VerificationType,
  redirectTo: string,
): string {
  return `${serviceUrl}/verify?${new URLSearchParams({ token, type, redirect_to: redirectTo })}`;
}
