import { z } from "zod";
import { callsBelow } from "#platform/contract/plain-calls.ts";
import { get, list, resource, update } from "#platform/contract/resource.ts";
import { dayBetween, instant, linkTo, longText, optionalCountry } from "#platform/contract/wire.ts";
import { refusalsOf } from "#platform/lifecycle/lifecycle.ts";
import { movesAsOperations } from "#platform/lifecycle/operations.ts";
import { documentTypes, identityDocuments, identityKinds, identityStates } from "./identity.ts";
import { identityMoveInputs } from "./move-input.ts";
import { identityLife, identityMoves, identityMovesOfPeople } from "./moves.ts";

const identityDocumentSchema = z.object({
  id: z.string(),
  kind: z.enum(identityDocuments).describe("The kind of document."),
  name: z.string().describe("The file's name."),
  contentType: z.enum(documentTypes).describe("The media type."),
  bytes: z.int().describe("The size in bytes."),
  createdAt: instant().describe("When it was uploaded."),
});
export type IdentityDocument = z.infer<typeof identityDocumentSchema>;

const text = (max: number) => longText(max);
const birthDate = () => dayBetween("1900-01-01", "2100-01-01");

const fieldWords = {
  kind: "A person or a company.",
  legalName: "The name as the documents have it.",
  country: "The country, as ISO 3166-1 alpha-2; empty until it is given.",
  address: "The address, in lines.",
  birthDate: "The person's day of birth; null for a company, or until it is given.",
  registerNumber: "The company's number in its register; null for a person, or until it is given.",
};

const identitySchema = z.object({
  id: z.string().describe("The organization's id."),
  organization: linkTo("Organization").describe("The organization that is verified."),
  organizationName: z.string().describe("Its name."),
  state: z.enum(identityStates).describe("Where the verification stands."),
  kind: z.enum(identityKinds).describe(fieldWords.kind),
  legalName: z.string().describe(fieldWords.legalName),
  country: z.string().describe(fieldWords.country),
  address: z.string().describe(fieldWords.address),
  birthDate: z.string().nullable().describe(fieldWords.birthDate),
  registerNumber: z.string().nullable().describe(fieldWords.registerNumber),
  provider: z.string().describe("The reviewer: operators, or a provider."),
  notes: z.string().describe("The reviewer's words on the decision."),
  documents: z.array(identityDocumentSchema).describe("The uploaded documents, one of each kind at most."),
  documentDays: z.int().describe("Days after the decision at which its documents are deleted."),
  moves: z.array(z.enum(identityMovesOfPeople)).describe("The moves that you may make now."),
  documentsDeletedAt: instant().nullable().describe("When its documents were deleted; null before."),
  submittedAt: instant().nullable().describe("When it was last sent to the review; null before."),
  decidedAt: instant().nullable().describe("When it was last decided; null before."),
});
export type Identity = z.infer<typeof identitySchema>;

export const identityEdit = z
  .strictObject({
    kind: z.enum(identityKinds).describe(fieldWords.kind),
    legalName: text(200).describe(fieldWords.legalName),
    country: optionalCountry().describe(fieldWords.country),
    address: text(500).describe(fieldWords.address),
    birthDate: birthDate().nullable().describe(fieldWords.birthDate),
    registerNumber: text(100).nullable().describe(fieldWords.registerNumber),
  })
  .partial();

const identityQuery = z.object({
  state: z.enum(identityStates).optional().describe("Only verifications in this state."),
});
export const documentQuery = z.strictObject({
  kind: z.enum(identityDocuments).describe("The kind of document that is uploaded."),
});

const permission = "identity.verify";

export const identityResource = resource({
  name: "IdentityVerification",
  path: "identity_verifications",
  description:
    "The person or company behind an organization, under the organization's id: told and shown by its owner, decided by an operator. Withdrawals wait for it, listings don't.",
  schema: identitySchema,
  operations: {
    list: list({
      summary: "The verifications of my organizations; for operators all",
      description: "Those that wait longest for a decision first.",
      permission,
      query: identityQuery,
    }),
    get: get({
      summary: "An organization's verification",
      description: "With its documents, whose content operators alone see.",
      permission,
    }),
    update: update({
      summary: "Say who is behind the organization; begins the verification, or begins it anew",
      description: "A decided one begins anew with the changed fields. Nothing can change during a review.",
      permission,
      input: identityEdit,
    }),
    ...movesAsOperations(identityMoves, identityMoveInputs, { refusals: (name) => refusalsOf(identityLife, name) }),
  },
});

export const identityCalls = callsBelow(identityResource.path, {
  documents: {
    method: "POST",
    on: "item",
    summary: "Upload a document for an organization's verification; it takes the place of an earlier one of its kind",
    description: "For the organization's owner, before the review. Kept encrypted.",
    personal: "identity",
    query: documentQuery,
    takesFile: true,
    status: 201,
    answers: { item: identityResource },
  },
  "documents/{documentId}": {
    method: "GET",
    on: "item",
    summary: "A document, for operators; the trail keeps each look",
    description: "Writes who looked and when before the content is sent. Nobody else can read it.",
    personal: "identity",
    freshProof: true,
    status: 200,
    answers: { files: documentTypes },
  },
});
