import { useNavigate, useSearch } from "@tanstack/react-router";
import { readAddress } from "../../navigation/address.ts";
import { pageSearch } from "../../navigation/page-search.ts";

/** For lists without filters: the address's page, and a function that changes it. */
export function usePaging(): { page: number; onPage: (page: number) => void } {
  const { page = 1 } = readAddress(pageSearch, useSearch({ strict: false }));
  const navigate = useNavigate();
  return { page, onPage: (chosen) => void navigate({ to: ".", search: { page: chosen }, replace: true }) };
}
