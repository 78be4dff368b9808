import { z } from "zod";
import { callsBelow } from "#platform/contract/plain-calls.ts";
import { organizationRoles } from "../actor.ts";
import { grantFields } from "../grants/contract.ts";
import { grantKinds } from "../grants/grant.ts";

const meSchema = z.object({
  person: z
    .object({
      id: z.string(),
      email: z.string().nullable().describe("The address that they sign in with; null for a service account."),
      isOperator: z.boolean().describe("Whether this call may do what operators do."),
    })
    .describe("The person, or the service account, in whose name the call is made."),
  organizations: z
    .array(
      z.object({
        id: z.string().describe("Its id, as links and filters take it."),
        name: z.string().describe("Its name."),
        kind: z.string().describe("`agency`, `company`, `individual` or `publisher`."),
        status: z.int().describe("0 while it is active."),
        role: z.enum(organizationRoles).describe("The person's role; a role in single places reads as `VIEWER`."),
      }),
    )
    .describe("Organizations that they see, a hundred at most."),
  grant: z
    .object({
      id: z.string(),
      kind: z
        .enum(grantKinds)
        .describe("A person's token, a service account's key, or an app that a person connected."),
      ...grantFields,
      leftCents: z.int().nullable().describe("Cents that it may still spend this month; null if it can't spend."),
    })
    .nullable()
    .describe("The grant by which the call is made; null for a session."),
  callsAMinute: z.int().nullable().describe("Calls that it may make in a minute; null where there is no limit."),
});
export type Me = z.infer<typeof meSchema>;

export const meCalls = callsBelow("me", {
  get: {
    method: "GET",
    summary: "In whose name I call, for which organizations, and what is left of my limits",
    description: "The first call of a program: what its grant may do, and which organizations it can name.",
    scope: "read",
    agent: {
      tool: "me",
      title: "Read who I act for",
      use: "Call it first: organizations with their ids, your scopes, and how much you may still spend this month.",
    },
    status: 200,
    answers: { schema: meSchema },
  },
});
