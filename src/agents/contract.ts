import { z } from "zod";
import { listExport } from "#platform/contract/list-export.ts";
import { get, list, resource } from "#platform/contract/resource.ts";
import { instant, linkIn } from "#platform/contract/wire.ts";
import { agentCallDays } from "./agent-call.ts";

const agentCallSchema = z.object({
  id: z.string(),
  personName: z.string().nullable().describe("The person in whose name it was made; null when the account is gone."),
  app: z.string().describe("The program, as it calls itself: its name with its version, or its user agent."),
  tokenName: z.string().describe("The API token that it called with."),
  tool: z.string().describe("The tool: `book`."),
  object: z
    .string()
    .nullable()
    .describe("The address of the object that it was about; null for a list, and for one that was not found."),
  cents: z.int().nullable().describe("Cents that it was to spend; null for a call that spends nothing."),
  outcome: z
    .string()
    .describe(
      "`done`; `asked` for a question to the person; `declined` by them; `begun` if no end is known; else the refusal's code.",
    ),
  calls: z.int().describe("How many calls it stands for: equal reads, or equal refusals, of an hour are one entry."),
  createdAt: instant().describe("When it was made, UTC; the first of several."),
  lastCallAt: instant().describe("When the last of them was made, UTC."),
});
export type AgentCall = z.infer<typeof agentCallSchema>;

const agentCallQuery = z.object({
  token: linkIn("api_tokens").optional().describe("Only calls with this API token."),
  person: linkIn("person_records").optional().describe("Only calls in this person's name; for operators."),
});
export type AgentCallQuery = z.infer<typeof agentCallQuery>;

const agentCallList = list({
  summary: "What agents did in my name, newest first",
  description:
    "Each call of a tool, refused ones too, without its arguments; also those of service accounts that you administer. Operators read all.",
  personal: "keys",
  query: agentCallQuery,
});

export const agentCallResource = resource({
  name: "AgentCall",
  path: "agent_calls",
  description: `Calls of agents, with app and person, for ${agentCallDays} days. It is only ever added to.`,
  schema: agentCallSchema,
  operations: {
    list: agentCallList,
    export: listExport(agentCallList, agentCallSchema, {
      summary: "What agents did in my name as a file",
      fields: {
        createdAt: "First call",
        lastCallAt: "Last call",
        personName: "Person",
        app: "App",
        tokenName: "API token",
        tool: "Tool",
        object: "Object",
        cents: "To spend in cents",
        outcome: "Outcome",
        calls: "Calls",
        id: "Id",
      },
    }),
    get: get({ summary: "One call", description: "The call as the list shows it.", personal: "keys" }),
  },
});
