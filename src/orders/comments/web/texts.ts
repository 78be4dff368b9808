import { catalogue } from "#platform/words/catalogue.ts";
import { counted } from "#platform/words/number-words.ts";

export const texts = catalogue("text comments", {
  title: "Comments on the text",
  hint: "Select a passage in the text, then comment on it.",
  open: "Comment on a passage",
  passage: "Passage",
  passageHint: "Exactly as in the text",
  body: "Comment",
  add: "Comment",
  gone: "This passage is no longer in the text.",
  notThere: "This passage is not in the text.",
  resolve: "Resolve",
  resolveIt: (passage: string) => `Resolve the comment on “${passage}”`,
  resolved: (count: number) => counted(count, "resolved comment"),
  by: (author: string, when: string) => (author ? `${author} · ${when}` : when),
  sides: { client: "Advertiser", publisher: "Publisher", operator: "Operator" },
});
