import type { PublicEvents } from "#events/public-event.ts";
import { catalogueImportResource } from "./contract.ts";
import type { ImportMove } from "./import.ts";

export const importEvents: PublicEvents = {
  resource: catalogueImportResource,
  version: 1,
  names: {
    preview: "catalogue_import.preview_started",
    previewed: "catalogue_import.previewed",
    run: "catalogue_import.started",
    finish: "catalogue_import.finished",
    fail: "catalogue_import.failed",
    undo: "catalogue_import.undo_started",
    undone: "catalogue_import.undone",
    leave: "catalogue_import.undo_left",
  } satisfies Record<ImportMove, string>,
};
