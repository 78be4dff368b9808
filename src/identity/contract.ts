import { z } from "zod";
import { dayBetween, instant, linkTo, longText, optionalCountry } from "#platform/contract/wire.ts";
import { documentTypes, identityDocuments, identityKinds, identityStates } from "./identity.ts";

/** What was uploaded; only operators see its content. */
const identityDocumentSchema = z.object({
  id: z.string(),
  kind: z.enum(identityDocuments),
  name: z.string(),
  contentType: z.enum(documentTypes),
  bytes: z.int(),
  createdAt: instant(),
});
export type IdentityDocument = z.infer<typeof identityDocumentSchema>;

const text = (max: number) => longText(max);
const birthDate = () => dayBetween("1900-01-01", "2100-01-01");

/** An organization's verification, under the organization's id. */
export const identitySchema = z.object({
  id: z.string(),
  organization: linkTo("Organization"),
  organizationName: z.string(),
  state: z.enum(identityStates),
  kind: z.enum(identityKinds),
  legalName: z.string(),
  country: z.string(),
  address: z.string(),
  birthDate: z.string().nullable(),
  registerNumber: z.string().nullable(),
  /** Who reviews it: operators, or a provider. */
  provider: z.string(),
  /** What the reviewer says of a decision. */
  notes: z.string(),
  documents: z.array(identityDocumentSchema),
  /** So many days after the decision its documents are deleted. */
  documentDays: z.int(),
  /** When its documents were deleted, as the operator's days say. */
  documentsDeletedAt: instant().nullable(),
  submittedAt: instant().nullable(),
  decidedAt: instant().nullable(),
});
export type Identity = z.infer<typeof identitySchema>;

export const identityEdit = z
  .strictObject({
    kind: z.enum(identityKinds),
    legalName: text(200),
    country: optionalCountry(),
    address: text(500),
    birthDate: birthDate().nullable(),
    registerNumber: text(100).nullable(),
  })
  .partial();

export const identityQuery = z.object({ state: z.enum(identityStates).optional() });
export const approveInput = z.strictObject({ notes: longText(2_000).default("") });
export const rejectInput = z.strictObject({ notes: longText(2_000).min(1) });
export const documentQuery = z.strictObject({ kind: z.enum(identityDocuments) });
