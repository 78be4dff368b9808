import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import { mailFor } from "#platform/lifecycle/mail-text.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { nearDayInWords } from "#platform/words/day-words.ts";
import { type OutletHappening, outletHappenings } from "../entry/entry.ts";
import { type MediaMove, type MediaMoveRow, mediaMoveNames, mediaMoves } from "../moves.ts";
import { graceDays, losesMarkAt, type ProofHappening, proofHappenings } from "../verification/verification.ts";

export const mediaHappenings = [...mediaMoveNames, ...proofHappenings] as const;
type MediaHappening = (typeof mediaHappenings)[number];

type Letter = Pick<Notice, "subject" | "paragraphs"> & { label: string };

export async function tellMediaEvent(tx: Tx, event: RecordedEvent<MediaHappening>): Promise<Notice[]> {
  const { rows } = await tx.$client.query<{ name: string; organizationId: string }>({
    name: "media-to-tell",
    text: `SELECT name, organization_id AS "organizationId" FROM media_project WHERE id = $1`,
    values: [event.subjectId],
  });
  const [medium] = rows;
  const letter = medium && letterOf(medium.name, event);
  if (!letter) return [];
  const { label, ...words } = letter;
  const to = { organizationId: medium.organizationId, mediaProjectId: event.subjectId };
  const action = { label, path: pathOf(event) };
  return [{ to, kind: "listings", about: event.subjectId, ...words, action }];
}

const pathOf = ({ verb, subjectId }: RecordedEvent<MediaHappening>): string =>
  isOfProof(verb) || verb === "approveUnproven" ? `/publisher/setup-list?verify=${subjectId}` : "/publisher/setup-list";

export async function tellOutletsEvent(_tx: Tx, { verb, subjectId, message }: RecordedEvent): Promise<Notice[]> {
  const happening = outletHappenings.find((each) => each === verb);
  if (!happening) return [];
  const { subject, paragraphs } = lettersOfOutlets[happening](Number(message));
  const letter = { subject, paragraphs: [...paragraphs] };
  const action = { label: openOutlets, path: "/publisher/setup-list" };
  return [{ to: { organizationId: subjectId }, kind: "listings", about: subjectId, ...letter, action }];
}

const { openOutlets } = catalogue("media.mailParts", { openOutlets: "Open your outlets" });

const lettersOfOutlets = catalogue("media.outletsMails", {
  listOutlets: (count) => ({
    subject:
      count === 1
        ? "One of your outlets is no longer waiting for verification"
        : `${count} of your outlets are no longer waiting for verification`,
    paragraphs: [
      "A verified domain is not required any more. You can still verify yours: buyers see who did, and can search for it.",
    ],
  }),
  unlistOutlets: (count) => ({
    subject:
      count === 1 ? "One of your outlets is off the marketplace" : `${count} of your outlets are off the marketplace`,
    paragraphs: [
      "Only verified outlets are listed from now on. Verify the domain, and the outlet is back at once. Open orders go on.",
    ],
  }),
} satisfies Record<OutletHappening, (count: number) => Pick<Notice, "subject" | "paragraphs">>);

function letterOf(name: string, { verb, message, createdAt }: RecordedEvent<MediaHappening>): Letter | undefined {
  const until = nearDayInWords(losesMarkAt(createdAt));
  return isOfProof(verb) ? proofLetters[verb]({ name, problem: message, until }) : letterOfMove(name, verb, message);
}

const isOfProof = (verb: MediaHappening): verb is ProofHappening =>
  proofHappenings.some((happening) => happening === verb);

function letterOfMove(name: string, move: MediaMove, message: string): Letter | undefined {
  const { letter, texts }: MediaMoveRow = mediaMoves[move];
  const mail = texts.mail && mailFor(texts.mail, "publisher");
  return letter && mail
    ? {
        subject: letter.subject(name),
        paragraphs: [mail, ...(message ? [`“${message}”`] : [])],
        label: letter.action,
      }
    : undefined;
}

/** `until` is the day when the outlet loses its mark. */
type ProofFacts = { name: string; problem: string; until: string };

const proofLetters = catalogue("media.proofMails", {
  missProof: ({ name, problem, until }) => ({
    subject: `The proof of ${name} is gone, put it back by ${until}`,
    paragraphs: [
      "Each day we look whether the domain is still yours, and today the proof was not there.",
      problem,
      `Put it back within ${graceDays} days; until then the outlet stays verified.`,
    ],
    label: "See what to put where",
  }),
  loseMark: ({ name, problem }) => ({
    subject: `${name} is no longer verified`,
    paragraphs: [
      `The proof that the domain is yours was missing for ${graceDays} days.`,
      problem,
      "Where only verified outlets are listed, it is off the marketplace until you verify it again. You can do so at any time.",
    ],
    label: "Verify it again",
  }),
  takeDomain: ({ name }) => ({
    subject: `The domain of ${name} is yours`,
    paragraphs: [
      "You verified a domain that another publisher had named before you. Only your outlet can be listed with it now.",
      "The other publisher is told that somebody proved the domain, and keeps the orders that are open there.",
    ],
    label: "Open your outlets",
  }),
  loseDomain: ({ name }) => ({
    subject: `Somebody else verified the domain of ${name}`,
    paragraphs: [
      "Another publisher proved that the domain is theirs, so your outlet is off the marketplace. Its formats can't be booked any more.",
      "Open orders go on as they were booked, and their advertisers know. If the domain is yours, remove their proof from it and verify yours.",
    ],
    label: "Verify it",
  }),
} satisfies Record<ProofHappening, (facts: ProofFacts) => Letter>);
