import { searchedLeast } from "../searched-least.ts";

/** Leaves out a search that is too short yet, so that the list stays while somebody begins to type. */
export const longEnough = <Search extends { search?: string | undefined }>(search: Search): Search =>
  search.search !== undefined && search.search.trim().length < searchedLeast
    ? { ...search, search: undefined }
    : search;
