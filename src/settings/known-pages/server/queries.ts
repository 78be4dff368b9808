import type { Reader } from "#platform/database/database.ts";

export async function readKnownPages(reader: Reader): Promise<string[]> {
  const { rows } = await reader.$client.query<{ pages: string[] }>({
    name: "known-pages",
    text: "SELECT known_pages AS pages FROM operator_setting",
  });
  return rows[0]?.pages ?? [];
}

/** Null while a known page answers. */
export async function silentSince(reader: Reader): Promise<Date | null> {
  const { rows } = await reader.$client.query<{ since: Date | null }>({
    name: "known-page-silence",
    text: "SELECT since FROM known_page_silence",
  });
  return rows[0]?.since ?? null;
}

/** One word for monitoring. */
export const knownPagesInAWord = async (reader: Reader): Promise<string> =>
  (await silentSince(reader)) ? "silent" : "answer";
