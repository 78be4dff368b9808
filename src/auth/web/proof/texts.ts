import { catalogue } from "#platform/web/catalogue.ts";

export const texts = catalogue("proof", {
  title: "Confirm that it is you",
  text: "You signed in a while ago. Show once more that it is you.",
  password: "Your password",
  factorCode: "Code of your authenticator app",
  mailedCode: "Code from the email",
  passkey: "Use A Passkey",
  key: "Use Your Security Key",
  otherPerson: "That passkey belongs to another account. You are logged in there now.",
  mail: "Email Me A Code",
  mailed: (email: string) => `We sent a code to ${email}.`,
  confirm: "Confirm",
});
