import type { LetterFact, LetterItem } from "../contract/letter-parts.ts";

/** Plain text throughout: a subject, paragraphs, a table of facts, a list of news, and at most one action. */
export type Letter = {
  subject: string;
  paragraphs: string[];
  facts?: LetterFact[];
  items?: LetterItem[];
  action?: {
    label: string;
    /** A path here, or a full URL from the configuration. Links never take their host from a request. */
    path: string;
  };
  code?: string;
  /** Ends mails like this one by one click, without signing in (RFC 8058). */
  unsubscribePath?: string;
  /** The screen where the reader chooses mails. */
  preferencesPath?: string;
};

/** Byline's name and public address, for outgoing messages. */
export type Sender = { title: string; publicUrl: string };

/** A letter whose paths are addresses. */
export type AddressedLetter = Letter & { unsubscribe?: string | undefined; preferences?: string | undefined };

/** Headers behind a mail program's own unsubscribe button, which sends a POST (RFC 8058). */
export function headersOf({ unsubscribePath }: Letter, { publicUrl }: Sender): Record<string, string> {
  if (!unsubscribePath) return {};
  return {
    "List-Unsubscribe": `<${publicUrl}${unsubscribePath}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
