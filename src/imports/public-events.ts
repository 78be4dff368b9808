import { eventNamesOf, type PublicEvents } from "#events/public-event.ts";
import { catalogueImportResource } from "./contract.ts";
import { importMoves } from "./import.ts";

export const importEvents: PublicEvents = {
  resource: catalogueImportResource,
  version: 1,
  names: eventNamesOf("catalogue_import", importMoves),
};
