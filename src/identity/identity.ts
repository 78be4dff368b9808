import { catalogue } from "#platform/words/catalogue.ts";

const texts = catalogue("identity.identity", {
  identity: "Passport, or front of the ID card",
  identityBack: "Back of the ID card",
  register: "Extract from the company register",
  fullName: "Enter your full name",
  companyName: "Enter the company's registered name",
  country: "Choose the country",
  address: "Enter the address",
  birthDate: "Enter your date of birth",
  registerNumber: "Enter the number in the register",
});

/** States of an organization's verification (R3.15). */
export const identityStateNames = catalogue("identity.states", {
  not_started: "Not started",
  in_progress: "In progress",
  in_review: "In review",
  approved: "Approved",
  rejected: "Rejected",
} as const);
export type IdentityState = keyof typeof identityStateNames;
export const identityStates = Object.keys(identityStateNames) as IdentityState[];

export const identityKinds = ["person", "company"] as const;
export type IdentityKind = (typeof identityKinds)[number];

/** People below it are not paid out. */
export const adultYears = 18;

/** People leave these words out when they write a company's name to a bank. */
const legalForms = new Set(
  "gmbh ag ug kg ohg se ltd limited llc llp plc inc corp co sa sas sarl srl spa bv nv oy ab as aps ou kft sro doo".split(
    " ",
  ),
);

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

export const identityDocuments = ["identity", "identityBack", "register"] as const;
export type IdentityDocumentKind = (typeof identityDocuments)[number];

export const identityDocumentNames: Record<IdentityDocumentKind, string> = {
  identity: texts.identity,
  identityBack: texts.identityBack,
  register: texts.register,
};

const requiredDocuments: Record<IdentityKind, readonly IdentityDocumentKind[]> = {
  person: ["identity"],
  company: ["identity", "register"],
};

export const documentsOf = (kind: IdentityKind): IdentityDocumentKind[] =>
  identityDocuments.filter((document) => document === "identityBack" || requiredDocuments[kind].includes(document));

export const isRequired = (kind: IdentityKind, document: IdentityDocumentKind): boolean =>
  requiredDocuments[kind].includes(document);

/** A person needs a date of birth, a company its register number. */
export type IdentityDetails = {
  kind: IdentityKind;
  legalName: string;
  country: string;
  address: string;
  birthDate: string | null;
  registerNumber: string | null;
};

export type IdentityGap = { propertyPath: string; message: string };

export function gapsOf(details: IdentityDetails, documents: readonly IdentityDocumentKind[]): IdentityGap[] {
  const { kind, legalName, country, address, birthDate, registerNumber } = details;
  const told: [string, string | null, string][] = [
    ["legalName", legalName, kind === "person" ? texts.fullName : texts.companyName],
    ["country", country, texts.country],
    ["address", address, texts.address],
    kind === "person"
      ? ["birthDate", birthDate, texts.birthDate]
      : ["registerNumber", registerNumber, texts.registerNumber],
  ];
  const shown = requiredDocuments[kind].filter((document) => !documents.includes(document));
  return [
    ...told.filter(([, value]) => !value).map(([propertyPath, , message]) => ({ propertyPath, message })),
    ...shown.map((document) => ({ propertyPath: document, message: `Upload: ${identityDocumentNames[document]}` })),
  ];
}

/** True when a provider may decide instead of an operator: for persons only, and never after an operator's decision. */
export const mayProviderDecide = ({
  kind,
  decidedAt,
}: {
  kind: IdentityKind;
  decidedAt: Date | string | null;
}): boolean => kind === "person" && decidedAt === null;

/** The uploaded bytes decide about the type, not the file's name. */
export const documentTypes = ["application/pdf", "image/jpeg", "image/png"] as const;
export const documentMegabytesMax = 10;
