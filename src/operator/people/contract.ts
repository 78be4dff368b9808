import { z } from "zod";
import { organizationRoles } from "#accounts/actor.ts";
import { listExport } from "#platform/contract/list-export.ts";
import { action, get, list, resource } from "#platform/contract/resource.ts";
import { instant, longText } from "#platform/contract/wire.ts";

const personRecordSchema = z.object({
  id: z.string(),
  name: z.string().describe("The name; empty for somebody who gave none."),
  email: z.string().describe("The address that they sign in with."),
  operator: z.boolean().describe("Whether they are an operator."),
  suspendedReason: z.string().nullable().describe("Why they are suspended; null where they are not."),
  organizations: z
    .array(
      z.object({
        name: z.string().describe("The organization's name."),
        role: z.enum(organizationRoles).describe("Their role in it."),
        isSoleOwner: z.boolean().describe("Nobody else is its owner."),
      }),
    )
    .describe("Organizations in which they have a role; 50 at most."),
  createdAt: instant().describe("When they signed up."),
});
export type PersonRecord = z.infer<typeof personRecordSchema>;

const personRecordQuery = z.object({
  search: z.string().max(100).optional().describe("A part of the name or address."),
  suspended: z.stringbool().optional().describe("Only those who are suspended, or who are not."),
});

export const suspendPersonInput = z.strictObject({ reason: longText(2_000).min(1).describe("Why, for the trail.") });

const operator = true;
const freshProof = true;
const nothing = z.strictObject({});

const personRecordList = list({
  summary: "All people, newest first",
  description: "With their roles in whole organizations.",
  operator,
  query: personRecordQuery,
});

export const personRecordResource = resource({
  name: "PersonRecord",
  path: "person_records",
  description: "Every person as the operator sees them: their organizations, and whether they are suspended.",
  schema: personRecordSchema,
  operations: {
    list: personRecordList,
    export: listExport(personRecordList, personRecordSchema, {
      summary: "All people as a file",
      fields: {
        name: "Name",
        email: "Email",
        organizations: "Organizations",
        operator: "Operator",
        suspendedReason: "Suspended for",
        createdAt: "Signed up",
        id: "Id",
      },
    }),
    get: get({ summary: "One person", description: "As the list shows them.", operator }),
    suspend: action({
      summary: "Suspend them: their sessions end, their API tokens stop, and they can't sign in",
      description: "Their organizations go on with the other members. Operators can't be suspended.",
      operator,
      input: suspendPersonInput,
    }),
    reactivate: action({
      summary: "End the suspension",
      description: "They can sign in again. Ended sessions stay ended.",
      operator,
      input: nothing,
    }),
    appoint: action({
      summary: "Make them an operator; all operators are mailed",
      description: "They have an operator's rights with their next call.",
      operator,
      freshProof,
      input: nothing,
    }),
    dismiss: action({
      summary: "End their rights as an operator; the last one stays",
      description: "Holds from their next call on. All operators are mailed.",
      operator,
      freshProof,
      input: nothing,
    }),
  },
});
