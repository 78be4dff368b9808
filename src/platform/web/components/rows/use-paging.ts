import { useNavigate, useSearch } from "@tanstack/react-router";
import { pageSearch } from "../../navigation/page-search.ts";
import { readAddress } from "../../navigation/search.ts";

/** The page of a list that has nothing but pages, as the address says it, and the way to another one. */
export function usePaging(): { page: number; onPage: (page: number) => void } {
  const { page } = readAddress(pageSearch, useSearch({ strict: false }));
  const navigate = useNavigate();
  return { page, onPage: (chosen) => void navigate({ to: ".", search: { page: chosen }, replace: true }) };
}
