import { afterAll, beforeAll, expect, test } from "vitest";
import { authSettings } from "../../src/auth/server/config.ts";
import * as letters from "../../src/auth/server/mails/letters.ts";
import type { EventSubject, Notice, RecordedEvent } from "../../src/events/event.ts";
import { type DueNotification, lettersOf } from "../../src/notifications/letters.ts";
import { renderLetter } from "../../src/platform/mail/render-letter.ts";
import { tellers } from "../../src/tellers.ts";
import { openTestServer, type TestServer } from "../server.ts";
import { openWorld, type World } from "../world.ts";
import { write } from "../world-scene.ts";
import { Answered, englishIn } from "./english.ts";

let byline: TestServer;
let world: World;
/** Names that people gave, and the notes in which they wrote. */
const given = new Answered();

beforeAll(async () => {
  byline = await openTestServer();
  world = await openWorld(byline);
  world.ids.ShareNote = await write(world, aShareNote, world.ids.SharedLink);
  const { rows } = await byline.database.pool.query(namesOfPeople);
  given.read(JSON.stringify(rows));
});
afterAll(() => byline?.close());

const aShareNote =
  "INSERT INTO share_note (id, link_id, kind, name, body) VALUES (new_id(), $1, 'comment', 'Nora', '12') RETURNING id";

/** Columns of what people write, by their tables. */
const written = {
  media_project: ["name", "domain"],
  organization: ["name"],
  client_user: ["name", "email"],
  campaign: ["name"],
  project: ["name"],
  publication_order: ["number", "title", "publication_url"],
  shared_link: ["name"],
  share_note: ["name", "body"],
  format: ["format_type"],
  message: ["body"],
  passage_comment: ["passage", "body"],
  webhook: ["url"],
  top_up: ["provider_reference"],
  withdrawal: ["payee_account"],
};
const namesOfPeople = Object.entries(written)
  .flatMap(([table, columns]) => columns.map((column) => `SELECT ${column}::text AS said FROM ${table}`))
  .join(" UNION ");

/** The object that a subject's events are about, by its class in the world. */
const classes: Partial<Record<EventSubject, string>> = {
  agreedPrice: "AgreedPrice",
  offer: "Offer",
  order: "Order",
  publication: "Order",
  message: "Message",
  share: "ShareNote",
  comment: "Comment",
  reminder: "Order",
  media: "Media",
  format: "Format",
  topUp: "TopUp",
  withdrawal: "Withdrawal",
  balance: "Organization",
  identity: "Organization",
  invitation: "Invitation",
  member: "OrganizationMember",
  person: "ClientUser",
  organization: "Organization",
  serviceAccount: "ServiceAccount",
  webhook: "Webhook",
};

/** A subject's moves carry a note, which nobody translates. */
const note = "1";

function eventOf(subject: EventSubject, verb: string): RecordedEvent {
  const { ids, client, publisher } = world;
  return {
    id: crypto.randomUUID(),
    subject,
    subjectId: ids[classes[subject] ?? ""] ?? crypto.randomUUID(),
    verb,
    organizationIds: [client.organization, publisher.organization],
    party: "operator",
    actorId: client.person.id,
    object: subject === "publication" || subject === "reminder" ? "order" : subject,
    sequence: 1,
    fromState: subject === "organization" ? "1500" : null,
    toState: subject === "organization" ? "1400" : subject === "member" ? "OWNER" : null,
    message: verb === "changeFee" ? "2026-12-01" : note,
    createdAt: new Date(),
  };
}

const tell = (subject: EventSubject, event: RecordedEvent): Promise<Notice[]> =>
  byline.database.transaction(async (tx) => (await tellers[subject].tell?.(tx, event)) ?? []);

const happenings = Object.entries(tellers).flatMap(([subject, { verbs, silent = [], tell: told }]) =>
  verbs.filter((verb) => told && !silent.includes(verb)).map((verb) => [subject as EventSubject, verb] as const),
);

const wordsOf = ({ subject, paragraphs, facts = [], action }: Notice): string[] => [
  subject,
  ...paragraphs,
  ...facts.flatMap(({ label, value }) => [label, value]),
  action.label,
];

test("in another language no mail has an English word, whatever happened", async () => {
  const found: Record<string, string> = {};
  let told = 0;
  for (const [subject, verb] of happenings) {
    const notices = await tell(subject, eventOf(subject, verb));
    told += notices.length;
    const english = notices.flatMap(wordsOf).flatMap((text) => englishIn(text, given));
    if (english.length > 0) found[`${subject}.${verb}`] = [...new Set(english)].join(" ");
  }
  expect(found).toEqual({});
  expect(told).toBeGreaterThan(100);
});

test("in another language the mails of sign-in and the frame around all mails have no English word", () => {
  const settings = { ...authSettings(byline.config), APP_TITLE: "Byline" };
  const secret = { token: "1", code: "123456" };
  const written = [
    letters.confirmationLetter(settings, secret, "/"),
    letters.knownAddressLetter(settings, { hasPassword: true, providers: [] }),
    letters.invitationLetter(settings, secret, "/"),
    letters.signInLetter(settings, secret, "/"),
    letters.recoveryLetter(settings, secret, "/"),
    letters.emailChangeLetter(settings, secret, { from: "1@2", to: "3@4" }, "/"),
    letters.reauthenticationLetter(settings, secret),
  ];
  for (const letter of written) {
    const framed = { ...letter, unsubscribePath: "/", preferencesPath: "/" };
    const { text } = renderLetter(framed, { title: "Byline", publicUrl: "https://1.2" });
    expect(englishIn(text.replaceAll(/https?:\S+/g, ""), new Answered())).toEqual([]);
  }
});

test("in another language a digest has no English word", () => {
  const due: DueNotification = {
    id: "1",
    eventId: "1",
    kind: "orderUpdates",
    title: "1",
    paragraphs: [],
    facts: [],
    action: { label: "", path: "/" },
    about: null,
    frequency: "daily",
    isRead: false,
  };
  const many = Array.from({ length: 40 }, (_, index) => ({ ...due, id: String(index), eventId: String(index) }));
  const [{ subject, paragraphs, items, action }] = lettersOf(many) as [ReturnType<typeof lettersOf>[number]];
  const texts = [subject, ...paragraphs, ...items.flatMap(({ title, text }) => [title, text]), action.label];
  expect(texts.flatMap((text) => englishIn(text, new Answered()))).toEqual([]);
});
