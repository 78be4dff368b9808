import type { Letter } from "#platform/mail/letter.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { VerificationType } from "../../contract.ts";
import { providerName } from "../../provider-name.ts";
import type { AuthSettings } from "../config.ts";
import type { MailedSecret } from "./one-time-tokens.ts";

const texts = catalogue("auth.letters", {
  validity: (minutes: number) => `The link and the code work once, within ${minutes} minutes.`,
  confirmation: {
    subject: "Confirm your email address",
    welcome: (title: string) => `Welcome to ${title}. Confirm your email address to sign in.`,
    ignore: "If you did not sign up, ignore this message: nothing will happen.",
    action: "Confirm email address",
  },
  known: {
    subject: "You already have an account",
    tried: (title: string) =>
      `Someone tried to sign up at ${title} with this email address. You already have an account, so we did not create another one.`,
    yourPassword: "your password",
    logIn: (ways: string[], forgot: string) =>
      `If it was you, log in${ways.length > 0 ? ` with ${ways.join(" or ")}` : ""}. To choose a new password, go to ${forgot}`,
    ignore: "If it was not you, ignore this message. No one got in, and your account is unchanged.",
    action: "Log in",
  },
  invitation: {
    subject: (title: string) => `You are invited to ${title}`,
    waits: (title: string) => `An account at ${title} is waiting for you. Follow the link to accept the invitation.`,
    ignore: "If you do not want it, ignore this message.",
    action: "Accept the invitation",
  },
  signIn: {
    subject: (title: string) => `Sign in to ${title}`,
    follow: (title: string) => `Follow the link, or type the code, to sign in to ${title}.`,
    ignore: "If it was not you, ignore this message. No one can sign in without it.",
    action: "Sign in",
  },
  recovery: {
    subject: "Reset your password",
    asked: (title: string) => `You asked to reset your password at ${title}. Follow the link to choose a new one.`,
    ignore: "If it was not you, ignore this message: your password stays as it is.",
    action: "Choose a new password",
  },
  emailChange: {
    subject: "Confirm your new email address",
    asked: (title: string, from: string, to: string) =>
      `You asked to change the email address of your account at ${title} from ${from} to ${to}.`,
    ignore: "If it was not you, do not follow it, and change your password: your address stays as it is.",
    action: "Confirm the change",
  },
  reauthentication: {
    subject: "Confirm that it is you",
    type: (title: string) => `Type this code at ${title} to continue.`,
    worksOnce: (minutes: number) =>
      `It works once, within ${minutes} minutes. If it was not you, someone else is signed in to your account. Sign out everywhere and change your password.`,
  },
});

export function confirmationLetter(settings: AuthSettings, secret: MailedSecret, redirectTo: string): Letter {
  const { subject, welcome, ignore, action } = texts.confirmation;
  return {
    subject,
    paragraphs: [welcome(settings.APP_TITLE), `${validity(settings)} ${ignore}`],
    action: { label: action, path: verificationAddress(settings, secret, "signup", redirectTo) },
    code: secret.code,
  };
}

export function knownAddressLetter(
  { APP_TITLE, siteUrl }: AuthSettings,
  { hasPassword, providers }: { hasPassword: boolean; providers: string[] },
): Letter {
  const { subject, tried, yourPassword, logIn, ignore, action } = texts.known;
  const ways = [...(hasPassword ? [yourPassword] : []), ...providers.map(providerName)];
  return {
    subject,
    paragraphs: [tried(APP_TITLE), logIn(ways, `${siteUrl}/forgot`), ignore],
    action: { label: action, path: `${siteUrl}/sign-in` },
  };
}

export function invitationLetter(settings: AuthSettings, secret: MailedSecret, redirectTo: string): Letter {
  const { subject, waits, ignore, action } = texts.invitation;
  return {
    subject: subject(settings.APP_TITLE),
    paragraphs: [waits(settings.APP_TITLE), `${validity(settings)} ${ignore}`],
    action: { label: action, path: verificationAddress(settings, secret, "invite", redirectTo) },
    code: secret.code,
  };
}

export function signInLetter(settings: AuthSettings, secret: MailedSecret, redirectTo: string): Letter {
  const { subject, follow, ignore, action } = texts.signIn;
  return {
    subject: subject(settings.APP_TITLE),
    paragraphs: [follow(settings.APP_TITLE), `${validity(settings)} ${ignore}`],
    action: { label: action, path: verificationAddress(settings, secret, "magiclink", redirectTo) },
    code: secret.code,
  };
}

/** For someone who forgot the password, or a victim of someone who tries. */
export function recoveryLetter(settings: AuthSettings, secret: MailedSecret, redirectTo: string): Letter {
  const { subject, asked, ignore, action } = texts.recovery;
  return {
    subject,
    paragraphs: [asked(settings.APP_TITLE), `${validity(settings)} ${ignore}`],
    action: { label: action, path: verificationAddress(settings, secret, "recovery", redirectTo) },
    code: secret.code,
  };
}

export function emailChangeLetter(
  settings: AuthSettings,
  secret: MailedSecret,
  { from, to }: { from: string; to: string },
  redirectTo: string,
): Letter {
  const { subject, asked, ignore, action } = texts.emailChange;
  return {
    subject,
    paragraphs: [asked(settings.APP_TITLE, from, to), `${validity(settings)} ${ignore}`],
    action: { label: action, path: verificationAddress(settings, secret, "email_change", redirectTo) },
    code: secret.code,
  };
}

export function reauthenticationLetter(settings: AuthSettings, { code }: MailedSecret): Letter {
  const { subject, type, worksOnce } = texts.reauthentication;
  return { subject, paragraphs: [type(settings.APP_TITLE), worksOnce(minutes(settings))], code };
}

const minutes = ({ AUTH_OTP_EXPIRY_SECONDS: seconds }: AuthSettings) => Math.round(seconds / 60);

const validity = (settings: AuthSettings) => texts.validity(minutes(settings));

/** The host comes from the service that wrote the mail; another one on the same database may send it. */
export function verificationAddress(
  { serviceUrl }: AuthSettings,
  { token }: Pick<MailedSecret, "token">,
  type: VerificationType,
  redirectTo: string,
): string {
  return `${serviceUrl}/verify?${new URLSearchParams({ token, type, redirect_to: redirectTo })}`;
}
