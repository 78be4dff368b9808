import { z } from "zod";
import { action, create, get, list, resource } from "#platform/contract/resource.ts";
import { instant } from "#platform/contract/wire.ts";
import { limitedDeedNames } from "#settings/limited-deeds.ts";
import { deedStates } from "./deed.ts";

const deedSchema = z.object({
  id: z.string(),
  deed: z.enum(limitedDeedNames).describe("The kind of deed."),
  subject: z
    .string()
    .nullable()
    .describe("The id of the thing that it is about: a bank transfer, an order, an extra; null for something new."),
  amountCents: z.int().describe("The money that it moves, in cents."),
  organizations: z.array(z.string()).describe("The organizations whose money it is, by name."),
  input: z
    .record(z.string(), z.unknown())
    .describe("The body of the call that was asked for, without the operator's own bank account."),
  reason: z.string().nullable().describe("The reason that was given; null where its form asks for none."),
  state: z.enum(deedStates).describe("Whether it waits, or how it was decided."),
  proposedByName: z.string().describe("The operator who asked for it."),
  decidedByName: z.string().nullable().describe("The operator who decided; null while it waits."),
  isOwn: z.boolean().describe("You asked for it, so another operator confirms it."),
  createdAt: instant().describe("When it was asked for, UTC."),
  decidedAt: instant().nullable().describe("When it was decided, UTC; null while it waits."),
});
export type Deed = z.infer<typeof deedSchema>;

const deedQuery = z.object({ state: z.enum(deedStates).optional().describe("Only those in this state.") });

/** Repeats the call that was refused with `second_operator`. */
const deedInput = z.strictObject({
  deed: z.enum(limitedDeedNames).describe("The kind of deed."),
  subject: z.uuid().nullable().default(null).describe("The id of the thing that it is about; null for something new."),
  input: z.record(z.string().max(60), z.unknown()).describe("The body of the call that was refused, as it was sent."),
});
export type DeedInput = z.infer<typeof deedInput>;

const noInput = z.strictObject({});

export const deedResource = resource({
  name: "OperatorDeed",
  path: "operator_deeds",
  description: "What goes beyond what one operator does alone, and waits for a second one. Cents.",
  schema: deedSchema,
  operations: {
    list: list({
      summary: "What waits for a second operator, or was decided by one, newest first",
      description: "Everything that operators asked each other to confirm.",
      operator: true,
      query: deedQuery,
    }),
    get: get({
      summary: "One of them",
      description: "The deed with its sum, and the operators who asked and decided.",
      operator: true,
    }),
    create: create({
      summary: "Ask another operator to confirm a call that was refused with `second_operator`",
      description:
        "The call is tried and taken back, so that nothing waits that could not be done. No money moves before it is confirmed.",
      operator: true,
      freshProof: true,
      input: deedInput,
    }),
    confirm: action({
      summary: "Confirm what another operator asked for: it is done",
      description:
        "Does the deed as it was asked for. Your own is refused, and so is one of an operator who is none any more. It counts toward nobody's limit.",
      operator: true,
      freshProof: true,
      input: noInput,
      movesMoney: true,
    }),
    decline: action({
      summary: "Leave it undone, or take back what you asked for",
      description: "Nothing is done, and it can't be confirmed later.",
      operator: true,
      input: noInput,
    }),
  },
});
