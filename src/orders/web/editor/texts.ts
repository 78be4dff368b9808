import { catalogue } from "#platform/web/catalogue.ts";
import type { OrderMove } from "../../order.ts";

/** What the editor of an order says. */
export const texts = catalogue("order-editor", {
  title: "Title",
  titlePlaceholder: "The headline of the publication",
  text: "Text",
  loading: "Opening the editor",
  saved: "Saved",
  saving: "Saving…",
  retrying: "Not saved, retrying",
  retryingText: "What you type is kept in this browser until it is saved.",
  refused: (why: string) => `Not saved: ${why}`,
  restored: (when: string) => `Your unsaved text of ${when} was brought back.`,
  useSaved: "Use the saved text instead",
  kept: (when: string) =>
    `Your text of ${when} is not saved: somebody saved another one meanwhile. Choose one; the other stays under Versions.`,
  bringBack: "Use mine",
  keepSaved: "Keep the saved one",
  dismiss: "Close",
  sendHint: "It can be sent when everything above holds.",
  brief: "Brief",
  briefPlaceholder: "What the text is about, whom it speaks to, what it must say, and where its links lead",
  briefTitle: "Working title",
  briefNext: "Next step",
  briefReady: "The publisher reads this, then accepts or rejects the order.",
  briefMissing: "Add the brief, then send it.",
  chooseText: "Choose which of the two texts is the right one.",
  sent: {
    send: "The text was sent to the publisher.",
    sendBrief: "The brief was sent to the publisher.",
    deliverText: "The text was sent to the advertiser.",
  } as Partial<Record<OrderMove, string>>,
  notSavedYet: "The text could not be saved, so it was not sent. It is tried again by itself.",
  reuse: "Use another order's text",
  reuseNone: "No other order of this campaign has a text yet.",
  reuseTitle: "Texts of this campaign",
  reuseIt: (title: string, medium: string) => `${title} (${medium})`,
  behind: "Somebody else saved a newer text.",
  showNewer: "Show it",
  differs: "What yours changes in the saved text",
});
