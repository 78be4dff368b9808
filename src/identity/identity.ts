/**
 * Who is behind an organization (R3.15): the states of its verification, and THE table of moves. Routes, commands, screens,
 * mails and tests read it.
 */
export const identityStates = ["not_started", "in_progress", "in_review", "approved", "rejected"] as const;
export type IdentityState = (typeof identityStates)[number];

export const identityKinds = ["person", "company"] as const;
export type IdentityKind = (typeof identityKinds)[number];

/** Who makes a move: the organization's owner, an operator who reviews, or a provider by its report. */
type IdentityMoveRow = {
  from: readonly IdentityState[];
  to: IdentityState;
  by: "owner" | "reviewer" | "provider";
  /** What the organization is told. */
  tells?: { subject: string; text: string; action: string };
};

const moves = {
  /** Any change of what is told or shown begins it, or begins it anew. */
  start: { from: ["not_started", "in_progress", "rejected"], to: "in_progress", by: "owner" },
  /** Somebody else owns the organization by now, and shows who they are. */
  renew: { from: ["approved"], to: "in_progress", by: "owner" },
  submit: { from: ["in_progress"], to: "in_review", by: "owner" },
  approve: {
    from: ["in_review"],
    to: "approved",
    by: "reviewer",
    tells: {
      subject: "Your identity is verified",
      text: "Your documents were reviewed and approved. Your earnings can be withdrawn now.",
      action: "Withdraw",
    },
  },
  /** A provider has looked at the person's document. */
  verify: {
    from: ["in_progress", "in_review"],
    to: "approved",
    by: "provider",
    tells: {
      subject: "Your identity is verified",
      text: "Your identity check succeeded. Your earnings can be withdrawn now.",
      action: "Withdraw",
    },
  },
  askAgain: {
    from: ["in_progress"],
    to: "in_progress",
    by: "provider",
    tells: {
      subject: "Your identity check did not succeed",
      text: "Try once more, or send your documents to us. Your listings stay as they are.",
      action: "Open the verification",
    },
  },
  /** An approval may prove wrong later. */
  reject: {
    from: ["in_review", "approved"],
    to: "rejected",
    by: "reviewer",
    tells: {
      subject: "Your identity could not be verified",
      text: "Read what the reviewer noted, change it, and send your documents again. Your listings stay as they are.",
      action: "Open the verification",
    },
  },
} as const satisfies Record<string, IdentityMoveRow>;

export type IdentityMove = keyof typeof moves;
export const identityMoveNamed = (name: IdentityMove): IdentityMoveRow => moves[name];

/** True when the move begins where the verification stands. */
export const canMoveIdentity = (name: IdentityMove, state: IdentityState): boolean =>
  identityMoveNamed(name).from.includes(state);

/** Moves of which somebody is told; each is an event. */
export const identityHappenings = [
  "submit",
  "approve",
  "verify",
  "askAgain",
  "reject",
] as const satisfies readonly IdentityMove[];
export type IdentityHappening = (typeof identityHappenings)[number];

/** Whoever is paid out is of age. */
export const adultYears = 18;

/** Words of a company's name that people leave out when they write it to a bank. */
const legalForms = new Set(
  "gmbh ag ug kg ohg se ltd limited llc llp plc inc corp co sa sas sarl srl spa bv nv oy ab as aps ou kft sro doo".split(
    " ",
  ),
);

/** A name as it is compared: its words without accents, case, order and legal form. */
const wordsOf = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(".", "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !legalForms.has(word))
    .toSorted()
    .join(" ");

/** True when two spellings name the same person or company, as a bank and a passport write it. */
export const isSameName = (one: string, other: string): boolean =>
  wordsOf(one) === wordsOf(other) && wordsOf(one) !== "";

/** The documents that each kind shows. */
export const identityDocuments = ["identity", "identityBack", "register"] as const;
export type IdentityDocumentKind = (typeof identityDocuments)[number];

export const identityDocumentNames: Record<IdentityDocumentKind, string> = {
  identity: "Passport, or front of the ID card",
  identityBack: "Back of the ID card",
  register: "Extract from the company register",
};

/** A passport has no back. */
const requiredDocuments: Record<IdentityKind, readonly IdentityDocumentKind[]> = {
  person: ["identity"],
  company: ["identity", "register"],
};

/** The documents that a kind may show, in the order in which they are asked for. */
export const documentsOf = (kind: IdentityKind): IdentityDocumentKind[] =>
  identityDocuments.filter((document) => document === "identityBack" || requiredDocuments[kind].includes(document));

export const isRequired = (kind: IdentityKind, document: IdentityDocumentKind): boolean =>
  requiredDocuments[kind].includes(document);

/** What is told of a person or company; a person needs a day of birth, a company its number in the register. */
export type IdentityDetails = {
  kind: IdentityKind;
  legalName: string;
  country: string;
  address: string;
  birthDate: string | null;
  registerNumber: string | null;
};

export type IdentityGap = { propertyPath: string; message: string };

/** What is missing before it can be reviewed, at the field where it is missing. */
export function gapsOf(details: IdentityDetails, documents: readonly IdentityDocumentKind[]): IdentityGap[] {
  const { kind, legalName, country, address, birthDate, registerNumber } = details;
  const told: [string, string | null, string][] = [
    ["legalName", legalName, kind === "person" ? "Enter your full name" : "Enter the company's registered name"],
    ["country", country, "Choose the country"],
    ["address", address, "Enter the address"],
    kind === "person"
      ? ["birthDate", birthDate, "Enter your date of birth"]
      : ["registerNumber", registerNumber, "Enter the number in the register"],
  ];
  const shown = requiredDocuments[kind].filter((document) => !documents.includes(document));
  return [
    ...told.filter(([, value]) => !value).map(([propertyPath, , message]) => ({ propertyPath, message })),
    ...shown.map((document) => ({ propertyPath: document, message: `Upload: ${identityDocumentNames[document]}` })),
  ];
}

/**
 * True when a provider may decide instead of an operator: it looks at persons, not at registers, and never after an operator has
 * decided.
 */
export const mayProviderDecide = ({
  kind,
  decidedAt,
}: {
  kind: IdentityKind;
  decidedAt: Date | string | null;
}): boolean => kind === "person" && decidedAt === null;

/** Documents as the one who shows them has them; bytes decide, not names. */
export const documentTypes = ["application/pdf", "image/jpeg", "image/png"] as const;
export const documentMegabytesMax = 10;
