import { catalogue, locale } from "#platform/words/catalogue.ts";
import type { Speaker } from "../conversation.ts";
import type { PrivateDetail } from "../private-details.ts";

export const texts = catalogue("messages", {
  title: "Messages",
  log: "Messages, oldest first",
  changes: { write: "Your message", file: "The file for your message" },
  speakers: { client: "Advertiser", publisher: "Publisher", operator: "Operator" } satisfies Record<Speaker, string>,
  you: "You",
  empty: "No messages yet. Ask your questions here.",
  emptyToRead: "No messages yet.",
  notShared: "You can message the publisher after you send the text or the brief.",
  search: "Search messages",
  noneFound: (words: string) => `No message contains “${words}”.`,
  earlier: "Earlier messages",
  readBy: (names: string[]) => `Read by ${names.join(", ")}`,
  label: "Message",
  placeholder: "Write a message…",
  send: "Send",
  attach: "Attach files",
  files: "Files",
  remove: (name: string) => `Remove ${name}`,
  download: (name: string) => `Download ${name}`,
  uploading: "Uploading…",
  tooMany: (most: number) => `A message takes ${most} files at most.`,
  left: (count: number) => `${count.toLocaleString(locale)} characters left`,
  over: (count: number) => `${count.toLocaleString(locale)} characters too many`,
  keys: "Ctrl or ⌘ with Enter sends",
  sizes: (bytes: number) =>
    bytes < 1_000_000
      ? `${Math.max(1, Math.round(bytes / 1_000)).toLocaleString(locale)} KB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`,
  privateDetails: {
    title: (names: string[]) => `This looks like ${names.join(" and ")}.`,
    text: "You can send it. Agreements and payments outside Byline have no proof, refund or guarantee.",
    names: {
      email: "an email address",
      phone: "a phone number",
      messenger: "a contact on a messenger",
      bankAccount: "a bank account",
      card: "a card number",
      wallet: "a payment address",
    } satisfies Record<PrivateDetail, string>,
  },
});
