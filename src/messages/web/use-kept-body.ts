import { useState } from "react";

/** Unsent text stays in this browser until it is sent or its person signs out (R10.6). */
export function useKeptBody(subject: string): [string, (body: string) => void] {
  const key = `message:${subject}`;
  const [body, setBody] = useState(() => localStorage.getItem(key) ?? "");
  const keep = (typed: string) => {
    setBody(typed);
    if (typed) localStorage.setItem(key, typed);
    else localStorage.removeItem(key);
  };
  return [body, keep];
}
