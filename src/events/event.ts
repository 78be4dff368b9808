/** What events are about; `src/tellers.ts` names for each what can happen to it. */
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
  "booksCheck",
  "knownPages",
  "disk",
] as const;
export type EventSubject = (typeof eventSubjects)[number];

/** The noun whose object an event is about. An order's publication and its reminders are events of the order. */
export type EventObject = Exclude<EventSubject, "publication" | "reminder">;
export const objectOf = (subject: EventSubject): EventObject =>
  subject === "publication" || subject === "reminder" ? "order" : subject;

/** Who did it: a side of an order or of an outlet, somebody in their own organization, an operator, or Byline by itself. */
export type EventParty = "client" | "publisher" | "person" | "operator" | "system";

type Happened<Verb extends string> = {
  subject: EventSubject;
  /**
   * The offer, agreed price, order, message, comment, note of a shared link, outlet, format, import, top-up, withdrawal, invitation, person, organization, check of the books or installation; a publication and a reminder have
   * their order's id, an identity its organization's.
   */
  subjectId: string;
  verb: Verb;
  /** Those that may know of it at this moment. */
  organizationIds: string[];
  party: EventParty;
  actorId: string | null;
};

/** Something that happened, as its module records it. */
export type NewEvent<Verb extends string = string> = Happened<Verb> & {
  /** Where the subject stood before and stands now, if it stands anywhere. */
  fromState?: string | undefined;
  toState?: string | undefined;
  /** What was said or found. */
  message?: string | undefined;
};

/** An event as it is read. */
export type RecordedEvent<Verb extends string = string> = Happened<Verb> & {
  id: string;
  object: EventObject;
  /** 1, 2, 3 … for the events of one object, in the order in which they happened. */
  sequence: number;
  fromState: string | null;
  toState: string | null;
  message: string;
  createdAt: Date;
};

type NoticePlace = { organizationId: string; projectId?: string | undefined; mediaProjectId?: string | undefined };

/** What people are told about; they choose for each whether and when they get mails of it (R7.2). */
export const noticeKinds = ["orderUpdates", "offers", "messages", "listings", "billing", "productNews"] as const;
export type NoticeKind = (typeof noticeKinds)[number];

type NoticeWords = {
  subject: string;
  paragraphs: string[];
  /** A path with a secret in it never becomes a counted link, which would keep it in the open. */
  action: { label: string; path: string; isSecret?: true };
};

/** What everybody who acts in a place is told of an event. */
export type PlaceNotice = NoticeWords & {
  to: NoticePlace;
  kind: NoticeKind;
  /** The id of what it is about; who has seen that needs no mail of it any more. */
  about?: string | undefined;
};

/** What one address is mailed, whatever its owner has chosen. */
export type AddressNotice = NoticeWords & { to: { email: string } };

export type Notice = PlaceNotice | AddressNotice;

export const isForAddress = (notice: Notice): notice is AddressNotice => "email" in notice.to;
