import { catalogue } from "../words/catalogue.ts";

/** Words around every mail. */
export const letterTexts = catalogue("mail", {
  choose: "Choose your mails",
  stop: "Stop mails like this",
  sentBy: (title: string) => `Sent by ${title}`,
  code: (code: string) => `Code: ${code}`,
});
