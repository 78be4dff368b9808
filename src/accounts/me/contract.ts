import { z } from "zod";
import { callsBelow } from "#platform/contract/plain-calls.ts";
import { instant } from "#platform/contract/wire.ts";
import { organizationRoles } from "../actor.ts";
import { apiTokenScopes } from "../tokens/api-token.ts";

const meSchema = z.object({
  person: z
    .object({
      id: z.string(),
      email: z.string().describe("The address that they sign in with."),
      isOperator: z.boolean().describe("Whether this call may do what operators do."),
    })
    .describe("The person in whose name the call is made."),
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
  token: z
    .object({
      id: z.string(),
      name: z.string().describe("The name that its maker gave it."),
      scopes: z.array(z.enum(apiTokenScopes)).describe("Everything that it may do, within the person's roles."),
      expiresAt: instant().describe("When it ends, UTC."),
      spendLimitCents: z.int().nullable().describe("The most on a day of UTC, in cents; null without `money`."),
      leftTodayCents: z.int().nullable().describe("Cents that it may still spend today; null without `money`."),
    })
    .nullable()
    .describe("The API token that calls; null for a session."),
  callsAMinute: z.int().nullable().describe("Calls that it may make in a minute; null where there is no limit."),
});
export type Me = z.infer<typeof meSchema>;

export const meCalls = callsBelow("me", {
  get: {
    method: "GET",
    summary: "In whose name I call, for which organizations, and what is left of my limits",
    description: "The first call of a program: what its token may do, and which organizations it can name.",
    scope: "read",
    agent: {
      tool: "me",
      title: "Read who I act for",
      use: "Call it first: organizations with their ids, your scopes, and how much you may still spend today.",
    },
    status: 200,
    answers: { schema: meSchema },
  },
});
