import { z } from "zod";
import { action, get, list, type Resource, readBack } from "#platform/http/resource.ts";
import { catalogueImportQuery, catalogueImportSchema, importOptions } from "../contract.ts";
import { previewImport, runImport, undoImport } from "./commands.ts";
import { findImport, listImports } from "./queries.ts";

const permission = "media.create";

export const catalogueImportResource: Resource = {
  name: "CatalogueImport",
  path: "catalogue_imports",
  description:
    "Imports of media, formats and metrics from CSV: previewed, run as a job, undone. A file comes in by POST /api/catalogue_imports/upload.",
  schema: catalogueImportSchema,
  operations: [
    list({
      summary: "Imports, the newest first",
      permission,
      query: catalogueImportQuery,
      handle: ({ reader, actor, query }) => listImports(reader, actor, query),
    }),
    get({ summary: "One import", permission, handle: ({ reader, actor, id }) => findImport(reader, actor, id) }),
    action({
      path: "/{id}/preview",
      summary: "Read the whole file and say what would come of each row",
      permission,
      input: importOptions,
      handle: async ({ tx, actor, id, input }) => {
        await previewImport(tx, actor, id, input);
        return readBack(await findImport(tx, actor, id));
      },
    }),
    action({
      path: "/{id}/run",
      summary: "Import what was previewed",
      permission,
      input: z.object({}),
      handle: async ({ tx, actor, id }) => {
        await runImport(tx, actor, id);
        return readBack(await findImport(tx, actor, id));
      },
    }),
    action({
      path: "/{id}/undo",
      summary: "Take back what the import did, but for what others built on since",
      permission,
      input: z.object({}),
      handle: async ({ tx, actor, id }) => {
        await undoImport(tx, actor, id);
        return readBack(await findImport(tx, actor, id));
      },
    }),
  ],
};
