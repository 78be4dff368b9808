import { get, type Resource } from "#platform/http/resource.ts";
import { linesOnPage, statementQuery, statementSchema } from "../contract.ts";
import { periodOf } from "../period.ts";
import { readLines, readStatement } from "./queries.ts";

export const statementResource: Resource = {
  name: "Statement",
  path: "statements",
  description:
    "What moved on the accounts of an organization in a period, under the organization's id. Every ledger entry is re-added, and the statement says whether all balances agree.",
  schema: statementSchema,
  operations: [
    get({
      summary: "The statement of an organization for a period: of my own, or of any for an operator",
      permission: "wallet.read",
      query: statementQuery,
      handle: async ({ reader, actor, id, query }) => {
        const found = await readStatement(reader, actor, id, periodOf(query, new Date()));
        const skip = (query.page - 1) * linesOnPage;
        return found && { ...found.statement, lines: await readLines(reader, found.ranges, { skip }) };
      },
    }),
  ],
};
