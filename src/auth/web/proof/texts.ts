import { catalogue } from "#platform/words/catalogue.ts";

export const texts = catalogue("proof", {
  title: "Confirm it's you",
  text: "You signed in a while ago. Confirm it's you to continue.",
  password: "Your password",
  factorCode: "Code from your authenticator app",
  mailedCode: "Code from the email",
  passkey: "Use a passkey",
  key: "Use your security key",
  otherPerson: "That passkey belongs to another account, and you are now logged in there.",
  mail: "Email me a code",
  mailed: (email: string) => `We sent a code to ${email}.`,
  confirm: "Confirm",
});
