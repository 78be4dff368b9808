import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import { type MediaMove, mediaMoveNamed, mediaMoveNames } from "../moves.ts";
import { graceDays, type ProofHappening, proofHappenings } from "../verification/verification.ts";

export const mediaHappenings = [...mediaMoveNames, ...proofHappenings] as const;
type MediaHappening = (typeof mediaHappenings)[number];

type Letter = Pick<Notice, "subject" | "paragraphs"> & { label: string };

/** Tells those who act for a medium what became of it, as the table of moves says, or of its proof. */
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
  return [{ to, kind: "listings", about: event.subjectId, ...words, action: { label, path: "/publisher/setup-list" } }];
}

function letterOf(name: string, { verb, message }: RecordedEvent<MediaHappening>): Letter | undefined {
  return isOfProof(verb) ? proofLetters[verb](name, message) : letterOfMove(name, verb, message);
}

const isOfProof = (verb: MediaHappening): verb is ProofHappening =>
  proofHappenings.some((happening) => happening === verb);

function letterOfMove(name: string, move: MediaMove, message: string): Letter | undefined {
  const { tells } = mediaMoveNamed(move);
  return (
    tells && {
      subject: tells.subject(name),
      paragraphs: [tells.text, ...(message ? [`“${message}”`] : [])],
      label: tells.action,
    }
  );
}

const proofLetters: Record<ProofHappening, (name: string, problem: string) => Letter> = {
  missProof: (name, problem) => ({
    subject: `The proof of ${name} is gone`,
    paragraphs: [
      "Each day we look whether the domain is still yours, and today the proof was not there.",
      problem,
      `Put it back within ${graceDays} days; until then the medium stays verified.`,
    ],
    label: "See what to put where",
  }),
  loseMark: (name, problem) => ({
    subject: `${name} is no longer verified`,
    paragraphs: [
      `The proof that the domain is yours was missing for ${graceDays} days.`,
      problem,
      "You can verify it again at any time.",
    ],
    label: "Verify it again",
  }),
};
