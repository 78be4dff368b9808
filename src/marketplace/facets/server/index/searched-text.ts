import type { Reader } from "#platform/database/database.ts";
import { type MeantWord, mistypedMin, type TextQuery } from "../../../text-query.ts";
import { countOffLoop } from "./counting.ts";
import type { FollowedCatalogue } from "./follow.ts";
import { isHeld } from "./search.ts";

const searchModule = new URL("./search.ts", import.meta.url);

export const mayBeMistyped = (form: string): boolean => [...form].length >= mistypedMin;

/** Returns a text as it is searched for: itself where a listed outlet holds it, else what its words may mean. */
export async function searchedText(reader: Reader, followed: FollowedCatalogue, search: string): Promise<TextQuery> {
  const form = await readForm(reader, search);
  if (!mayBeMistyped(form)) return { form };
  const held = await followed.read(({ columns }) => {
    const { mediaCount, texts } = columns;
    return countOffLoop(columns, searchModule, isHeld, [{ mediaCount, texts }, form]);
  });
  return held ? { form } : { form, meant: await readMeant(reader, form) };
}

/** ASCII letters have one form in every locale of PostgreSQL. */
const isPlain = (text: string): boolean => /^[ -~]*$/.test(text);

/** PostgreSQL alone knows the form of all other letters, so that kept and asked texts read alike. */
export async function readForm(reader: Reader, search: string): Promise<string> {
  if (isPlain(search)) return search.toLowerCase();
  const { rows } = await reader.$client.query<{ form: string }>({
    name: "search-form",
    text: "SELECT search_form($1) AS form",
    values: [search],
  });
  return rows[0]?.form ?? "";
}

const meantWords = `
  SELECT coalesce(json_agg(meant ORDER BY place), '[]') AS meant FROM (
    SELECT place, (SELECT coalesce(json_agg(json_build_object('word', word, 'distance', distance)), '[]') FROM words_meant(written)) AS meant
    FROM unnest(written_words($1)) WITH ORDINALITY AS words (written, place)) AS words`;

/** Reads what each word of a mistyped text may mean (decision 0013). */
export async function readMeant(reader: Reader, form: string): Promise<MeantWord[][]> {
  const { rows } = await reader.$client.query<{ meant: MeantWord[][] }>({
    name: "search-meant",
    text: meantWords,
    values: [form],
  });
  return rows[0]?.meant ?? [];
}
