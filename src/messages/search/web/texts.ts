import { catalogue } from "#platform/words/catalogue.ts";
import { searchMin } from "../search-lengths.ts";

export const texts = catalogue("found-messages", {
  title: "Messages",
  lead: "Every message about your orders and offers, newest first.",
  open: "Search messages",
  search: "Search all messages",
  tooShort: `Type at least ${searchMin} characters.`,
  none: "No messages yet",
  noneText: "Messages about your orders and offers show up here.",
  noneFound: (words: string) => `No message contains “${words}”`,
  noneFoundText: "Check the spelling, or search for fewer words.",
});
