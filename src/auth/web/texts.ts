import { catalogue } from "#platform/words/catalogue.ts";
import { entryTexts } from "../entry-texts.ts";

export const texts = catalogue("auth", {
  ...entryTexts,
  newPassword: "New password",
  proofNeeded: "You signed in a while ago. Confirm it's you to change this.",
  secondFactor: {
    title: "Enter your code",
    text: "Open your authenticator app and type the six digits it shows for this account.",
    code: "Code",
    factor: "Authenticator",
    unnamed: "Authenticator app",
    action: "Continue",
    leave: "Use another account",
    wrong: "This code is wrong or already used. Wait for the next one.",
    passkey: "Use a passkey",
    key: "Use your security key",
    recovery: "Use a recovery code",
    recoveryText: "Enter one of your ten recovery codes. Each works once.",
    recoveryCode: "Recovery code",
    recoveryWrong: "This code is wrong or already used. Try another one.",
    byApp: "Use your authenticator app",
  },
  passkeys: {
    unknown: "This passkey isn't known here. Log in another way, then add it in your settings.",
    late: "That took too long. Try again.",
    known: "This device already has a passkey for your account.",
    many: "You have reached the maximum number of passkeys. Remove one first.",
  },
  firstFactor: {
    title: "Add a second factor",
    text: "Operators decide about money, documents and people. Protect your account with a passkey or an authenticator app.",
    later: "Later",
    passkey: "Add a passkey",
  },
  strength: {
    label: "Password strength",
    weak: "Easy to guess",
    fair: "Fair",
    strong: "Strong",
  },
  notice: {
    title: "Check your inbox",
    text: (email: string) => `We sent a confirmation email to ${email}. Open its link or type its code to finish.`,
    resend: "Send again",
    resent: "The email was sent again",
    outbox: "Open the development outbox",
    otherEmail: "Use another email",
  },
});
