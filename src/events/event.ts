/** What events are about; `src/tellers.ts` names for each what can happen to it. */
export const eventSubjects = [
  "offer",
  "order",
  "publication",
  "reminder",
  "media",
  "format",
  "import",
  "topUp",
  "invitation",
  "member",
  "organization",
] as const;
export type EventSubject = (typeof eventSubjects)[number];

/** Who did it: a side of an order or of an outlet, somebody in their own organization, an operator, or Byline by itself. */
export type EventParty = "client" | "publisher" | "person" | "operator" | "system";

type Happened<Verb extends string> = {
  subject: EventSubject;
  /** The offer, order, outlet, format, import, top-up, invitation, person or organization; a publication and a reminder have their order's id. */
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
  fromState: string | null;
  toState: string | null;
  message: string;
  createdAt: Date;
};

type NoticePlace = { organizationId: string; projectId?: string | undefined; mediaProjectId?: string | undefined };

/** What somebody is told of an event: everybody who acts in a place, or one address. */
export type Notice = {
  to: NoticePlace | { email: string };
  subject: string;
  paragraphs: string[];
  /** A path with a secret in it never becomes a counted link, which would keep it in the open. */
  action: { label: string; path: string; isSecret?: true };
};
