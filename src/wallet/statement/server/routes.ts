import { serve } from "#platform/http/serve.ts";
import { linesOnPage, statementResource } from "../contract.ts";
import { periodOf } from "../period.ts";
import { statementFile } from "./file.ts";
import { readStatement, readStatementLines } from "./queries.ts";

/** `title` is the installation's, for printed statements. */
export const statementRoutes = (title: string) =>
  serve(statementResource, {
    get: async ({ reader, actor, id, query }) => {
      const found = await readStatement(reader, actor, id, periodOf(query, new Date()));
      const skip = (query.page - 1) * linesOnPage;
      return found && { ...found.statement, lines: await readStatementLines(reader, found.ranges, { skip }) };
    },
    file: ({ reader, actor, id, query }) => statementFile(reader, actor, { id, query, title }),
  });
