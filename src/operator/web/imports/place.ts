import type { ImportPlace } from "#marketplace/web/imports/place.ts";

/** The console: any organization can be named. */
export const operatorPlace: ImportPlace = { all: "/operator/imports", one: "/operator/imports/$id" };
