import type { Reader } from "#platform/database/database.ts";
import { type MeantWord, mistypedMin, type TextQuery } from "../../../text-query.ts";

const mayBeMistyped = (form: string): boolean => [...form].length >= mistypedMin;

/** Looks for a text in its form as it is written; where no listed outlet holds it, for what its words may mean. */
export async function findText<Found extends { isHeld: boolean }>(
  reader: Reader,
  form: string,
  find: (text: TextQuery) => Promise<Found>,
): Promise<Found> {
  const found = await find({ form });
  return found.isHeld || !mayBeMistyped(form) ? found : find({ form, meant: await readMeant(reader, form) });
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
async function readMeant(reader: Reader, form: string): Promise<MeantWord[][]> {
  const { rows } = await reader.$client.query<{ meant: MeantWord[][] }>({
    name: "search-meant",
    text: meantWords,
    values: [form],
  });
  return rows[0]?.meant ?? [];
}
