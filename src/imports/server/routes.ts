import type { Disk } from "flydrive";
import { readBack } from "#platform/http/resource.ts";
import { serve } from "#platform/http/serve.ts";
import { catalogueImportResource } from "../contract.ts";
import { previewImport, runImport, undoImport } from "./commands.ts";
import { errorsFile } from "./file/stored-file.ts";
import { findImport, listImports } from "./queries.ts";

export const catalogueImportRoutes = (store: Disk) =>
  serve(catalogueImportResource, {
    list: ({ reader, actor, query }) => listImports(reader, actor, query),
    get: ({ reader, actor, id }) => findImport(reader, actor, id),
    errors: async ({ reader, actor, id }) => {
      const found = await findImport(reader, actor, id);
      return found?.findings ? errorsFile(store, id) : undefined;
    },
    preview: async ({ tx, actor, id, input }) => {
      await previewImport(tx, actor, id, input);
      return readBack(await findImport(tx, actor, id));
    },
    run: async ({ tx, actor, id }) => {
      await runImport(tx, actor, id);
      return readBack(await findImport(tx, actor, id));
    },
    undo: async ({ tx, actor, id }) => {
      await undoImport(tx, actor, id);
      return readBack(await findImport(tx, actor, id));
    },
  });
