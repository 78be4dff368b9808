import type { CatalogueImport } from "../contract.ts";

/**
 * Where imports are looked at: the operator's console or the publisher's side, with its two screens. `organizations`: those
 * whose media the person may add; undefined where any organization can be named.
 */
export type ImportPlace = {
  all: "/operator/imports" | "/publisher/import";
  one: "/operator/imports/$id" | "/publisher/import/$id";
  /** Where what an import brought is found. */
  came: (found: CatalogueImport) => "/media" | "/publisher/dashboard" | "/publisher/setup-list";
  organizations?: { id: string; name: string }[] | undefined;
};
