import type { CatalogueImport } from "../contract.ts";

/** The operator's console or the publisher's side. `organizations` are the allowed ones; undefined allows any. */
export type ImportPlace = {
  all: "/operator/imports" | "/publisher/import";
  one: "/operator/imports/$id" | "/publisher/import/$id";
  came: (found: CatalogueImport) => "/media" | "/publisher/outlets" | "/publisher/setup-list";
  organizations?: { id: string; name: string }[] | undefined;
};
