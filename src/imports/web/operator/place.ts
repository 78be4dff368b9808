import type { ImportPlace } from "../place.ts";

/** The console: any organization can be named. */
export const operatorPlace: ImportPlace = {
  all: "/operator/imports",
  one: "/operator/imports/$id",
  came: () => "/media",
};
