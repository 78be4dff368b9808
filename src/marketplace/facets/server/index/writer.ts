import { Catalogue, type CatalogueWords, type MediaBatch } from "./catalogue.ts";
import { type FileStamp, readCatalogue, writeCatalogue } from "./catalogue-file.ts";
import type { CatalogueColumns } from "./columns.ts";

// These functions run in the one thread that writes catalogues: it keeps them between the calls, by their key.

const catalogues = new Map<string, Catalogue>();

/** The columns as any thread reads them, until the next change. */
export type CatalogueState = { columns: CatalogueColumns; words: CatalogueWords };

const stateOf = ({ columns, words }: Catalogue): CatalogueState => ({ columns, words });

export function beginCatalogue(key: string): CatalogueState {
  const catalogue = new Catalogue();
  catalogues.set(key, catalogue);
  return stateOf(catalogue);
}

/** Undefined where there is no such file, or none that is whole and of this version. */
export function openCatalogue(key: string, file: string): (CatalogueState & FileStamp) | undefined {
  const kept = readCatalogue(file);
  if (!kept) return undefined;
  const catalogue = new Catalogue(kept.columns, kept.words);
  catalogues.set(key, catalogue);
  return { ...stateOf(catalogue), token: kept.token, seen: kept.seen };
}

/** Throws when the thread was replaced: the caller begins anew. */
export function replaceMedia(key: string, batch: MediaBatch): CatalogueState {
  const catalogue = known(key);
  catalogue.replace(batch);
  return stateOf(catalogue);
}

/** Returns the written draft's name. */
export const draftCatalogue = (key: string, file: string, stamp: FileStamp): string =>
  writeCatalogue(file, { ...stateOf(known(key)), ...stamp });

function known(key: string): Catalogue {
  const catalogue = catalogues.get(key);
  if (!catalogue) throw new Error("the catalogue's thread was started anew");
  return catalogue;
}
