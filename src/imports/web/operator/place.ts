import type { ImportPlace } from "../place.ts";

export const operatorPlace: ImportPlace = {
  all: "/operator/imports",
  one: "/operator/imports/$id",
  came: () => "/media",
};
