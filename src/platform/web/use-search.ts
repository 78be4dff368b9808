import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";

const waitMilliseconds = 350;

/** Debounces the search; undefined for an empty one. */
export function useSearch() {
  const [typed, type] = useState("");
  const [rested] = useDebouncedValue(typed.trim(), waitMilliseconds);
  return { typed, type, search: rested || undefined };
}
