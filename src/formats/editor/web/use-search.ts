import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";

const waitMilliseconds = 350;

/** What is typed into a picker, and what is asked of the server once typing rests; undefined when it says nothing. */
export function useSearch() {
  const [typed, type] = useState("");
  const [rested] = useDebouncedValue(typed.trim(), waitMilliseconds);
  return { typed, type, search: rested || undefined };
}
