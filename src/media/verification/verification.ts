import { dayMilliseconds } from "#platform/contract/day.ts";
/** Proves a publisher's domain (R2.19, R3.5): a DNS record, a tag on the first page, or a file. */
export const verificationMethods = ["dns", "meta", "file"] as const;
export type VerificationMethod = (typeof verificationMethods)[number];

/** `missing`: the proof was there and is gone; the mark stays for some days. */
export const verificationStates = ["unverified", "verified", "missing"] as const;
export type VerificationState = (typeof verificationStates)[number];

export const proofName = "byline-verification";
/** A verified medium keeps its mark this long after its proof disappeared. */
export const graceDays = 14;

export type Proofs = {
  dns: { name: string; value: string };
  meta: { address: string; tag: string };
  file: { address: string; text: string };
};

/**
 * Returns the proofs of a domain: on the host's own first page or file, on the usual port. A page or another port of a
 * shared host proves nothing.
 */
export function proofsOf({ domain, url, token }: { domain: string; url: string; token: string }): Proofs {
  const { protocol, hostname } = new URL(url);
  const root = `${protocol}//${hostname}`;
  return {
    dns: { name: `_byline.${domain}`, value: `${proofName}=${token}` },
    meta: { address: `${root}/`, tag: `<meta name="${proofName}" content="${token}">` },
    file: { address: `${root}/.well-known/${proofName}.txt`, text: token },
  };
}

/** `found` is null when the look was inconclusive: the name servers did not answer. */
export type Finding = { found: boolean | null; problem: string | null };

export type VerificationStanding = { state: VerificationState; missingSince: Date | null };

/** In order: a verified outlet's proof is gone; it loses its mark; it takes a rival's domain; it loses its domain. */
export const proofHappenings = ["missProof", "loseMark", "takeDomain", "loseDomain"] as const;
export type ProofHappening = (typeof proofHappenings)[number];

export type VerificationOutcome = VerificationStanding & {
  happened: Extract<ProofHappening, "missProof" | "loseMark"> | null;
};

/**
 * Returns the state after a look at `now`. A found proof verifies at once; a missing one keeps the mark for
 * `graceDays`.
 */
export function verificationAfterLook(
  { state, missingSince }: VerificationStanding,
  { found }: Finding,
  now: Date,
): VerificationOutcome {
  if (found) return { state: "verified", missingSince: null, happened: null };
  if (found === null || state === "unverified") return { state, missingSince, happened: null };
  if (state === "verified" || !missingSince) return { state: "missing", missingSince: now, happened: "missProof" };
  if (now < losesMarkAt(missingSince)) return { state, missingSince, happened: null };
  return { state: "unverified", missingSince: null, happened: "loseMark" };
}

export const losesMarkAt = (missingSince: Date): Date => new Date(missingSince.getTime() + graceDays * dayMilliseconds);
