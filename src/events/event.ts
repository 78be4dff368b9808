import type { LetterFact } from "#platform/contract/letter-parts.ts";
import type { TradeSide } from "./trade-side.ts";

/** Subjects of events; `src/tellers.ts` lists each one's verbs. */
export const eventSubjects = [
  "offer",
  "agreedPrice",
  "order",
  "publication",
  "message",
  "comment",
  "share",
  "reminder",
  "media",
  "format",
  "import",
  "topUp",
  "withdrawal",
  "balance",
  "identity",
  "invitation",
  "member",
  "person",
  "organization",
  "serviceAccount",
  "webhook",
  "booksCheck",
  "knownPages",
  "disk",
  "strain",
] as const;
export type EventSubject = (typeof eventSubjects)[number];

/** The API's resource in which open pages see each subject's events. */
export const resourceOfSubject: Record<EventSubject, string> = {
  offer: "offers",
  agreedPrice: "agreed_prices",
  order: "orders",
  publication: "orders",
  reminder: "orders",
  message: "messages",
  comment: "comments",
  share: "shared_links",
  media: "media",
  format: "formats",
  import: "catalogue_imports",
  topUp: "top_ups",
  withdrawal: "withdrawals",
  balance: "wallets",
  identity: "identity_verifications",
  invitation: "invitations",
  member: "members",
  person: "people",
  organization: "organizations",
  serviceAccount: "service_accounts",
  webhook: "webhooks",
  booksCheck: "books_checks",
  knownPages: "settings",
  disk: "settings",
  strain: "settings",
};

/** The noun whose sequence counts the event. An order's publication and reminders are events of the order. */
export type EventObject = Exclude<EventSubject, "publication" | "reminder">;
export const objectOf = (subject: EventSubject): EventObject =>
  subject === "publication" || subject === "reminder" ? "order" : subject;

/** A side of an order or outlet, somebody in their own organization, an operator, or Byline by itself. */
export type EventParty = TradeSide | "person" | "operator" | "system";

type HappenedEvent<Verb extends string> = {
  subject: EventSubject;
  /** The subject's own id; for a publication or reminder the order's, for an identity the organization's. */
  subjectId: string;
  verb: Verb;
  organizationIds: string[];
  party: EventParty;
  actorId: string | null;
};

export type NewEvent<Verb extends string = string> = HappenedEvent<Verb> & {
  /** The subject's states before and after, for subjects with a state. */
  fromState?: string | undefined;
  toState?: string | undefined;
  message?: string | undefined;
  /** The outlet in whose activity it shows, once its publisher knows of the subject. */
  publisherOrganizationId?: string | undefined;
  mediaProjectId?: string | undefined;
};

export type RecordedEvent<Verb extends string = string> = HappenedEvent<Verb> & {
  id: string;
  object: EventObject;
  /** Counts the events of one object from 1, in the order in which they happened. */
  sequence: number;
  fromState: string | null;
  toState: string | null;
  message: string;
  createdAt: Date;
};

type NoticePlace = { organizationId: string; projectId?: string | undefined; mediaProjectId?: string | undefined };

/** People choose for each kind whether and when it is mailed (R7.2). */
export const noticeKinds = ["orderUpdates", "offers", "messages", "listings", "billing", "productNews"] as const;
export type NoticeKind = (typeof noticeKinds)[number];

type NoticeWords = {
  subject: string;
  paragraphs: string[];
  /** Such as outlet, amount and deadline. */
  facts?: LetterFact[];
  /** A path with a secret never becomes a counted link, which would store the secret in the open. */
  action: { label: string; path: string; isSecret?: true };
};

/** A notice for every member of a place with the right to act. */
export type PlaceNotice = NoticeWords & {
  to: NoticePlace;
  kind: NoticeKind;
  /** The subject's id; a reader who has seen it gets no mail about it. */
  about?: string | undefined;
  /** The IRI of the order or offer where the reader can answer in writing. */
  conversation?: string | undefined;
};

/** Mailed to one address, whatever its owner has chosen. */
export type AddressNotice = NoticeWords & { to: { email: string } };

export type Notice = PlaceNotice | AddressNotice;

export const isForAddress = (notice: Notice): notice is AddressNotice => "email" in notice.to;
