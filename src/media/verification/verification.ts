/** How a publisher proves that a domain is theirs (R2.19, R3.5): a DNS record, a tag on the first page, or a file. */
export const verificationMethods = ["dns", "meta", "file"] as const;
export type VerificationMethod = (typeof verificationMethods)[number];

/** `missing`: the proof was there and is gone; the mark stays for some days. */
export const verificationStates = ["unverified", "verified", "missing"] as const;
export type VerificationState = (typeof verificationStates)[number];

export const proofName = "byline-verification";
/** How long a verified medium keeps its mark after its proof disappeared. */
export const graceDays = 14;
const dayMilliseconds = 86_400_000;

export type Proofs = {
  /** A TXT record: its name and its value. */
  dns: { name: string; value: string };
  /** A tag in the head of the page at `address`. */
  meta: { address: string; tag: string };
  /** A text file at `address`. */
  file: { address: string; text: string };
};

/**
 * Proof of a domain: the host's own first page or a file on it, on the usual port. A page or another port of a shared host
 * proves nothing.
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

/** What one look showed. `found` is null when it could not be seen either way: the name servers did not answer. */
export type Finding = { found: boolean | null; problem: string | null };

/** Where a verification stands, and since when its proof is gone. */
export type VerificationStanding = { state: VerificationState; missingSince: Date | null };

/**
 * What is news of a proof: that of a verified outlet is gone; its mark is lost with it; it outdid who named the domain first; it was
 * outdone.
 */
export const proofHappenings = ["missProof", "loseMark", "takeDomain", "loseDomain"] as const;
export type ProofHappening = (typeof proofHappenings)[number];

/** What a look changes, and what happened by it. */
export type VerificationOutcome = VerificationStanding & {
  happened: Extract<ProofHappening, "missProof" | "loseMark"> | null;
};

/** The standing after a look at `now`: found is verified at once; gone keeps the mark for `graceDays`, then loses it. */
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
