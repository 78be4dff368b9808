import type { FoundErrors } from "../contract.ts";
import type { RowError } from "../report.ts";
import { nearestWord, vocabularyOf } from "../words/known-words.ts";

type ErrorCounts = {
  add(errors: readonly RowError[]): void;
  found(): Omit<FoundErrors, "errors">;
};

/** Kinds and words are counted up to this many different ones: a broken file may have one a row. */
const keptMax = 2_000;
const kindsShown = 20;
const wordsShown = 200;
const linesShown = 3;
const wordMax = 500;

/** Adds up equal errors of a column, and equal foreign words, so that one answer solves all of them. */
export function countErrors(): ErrorCounts {
  const kinds = new Map<string, FoundErrors["kinds"][number]>();
  const words = new Map<string, Omit<FoundErrors["words"][number], "nearest">>();
  let errorCount = 0;
  return {
    add: (errors) => {
      errorCount += errors.length;
      for (const error of errors) {
        countKind(kinds, error);
        countWords(words, error);
      }
    },
    found: () => ({
      errorCount,
      kinds: mostFrequent(kinds, kindsShown),
      words: mostFrequent(words, wordsShown).map((found) => {
        const vocabulary = vocabularyOf(found.field);
        return { ...found, nearest: (vocabulary && nearestWord(vocabulary, found.word)) ?? null };
      }),
    }),
  };
}

function countKind(kinds: Map<string, FoundErrors["kinds"][number]>, { line, column, message }: RowError): void {
  const key = JSON.stringify([column, message]);
  const kind = kinds.get(key);
  if (!kind) {
    if (kinds.size < keptMax) kinds.set(key, { column, message, count: 1, lines: [line] });
    return;
  }
  kind.count += 1;
  if (kind.lines.length < linesShown) kind.lines.push(line);
}

type CountedWords = Map<string, Omit<FoundErrors["words"][number], "nearest">>;

function countWords(words: CountedWords, { column, foreign }: RowError): void {
  for (const word of foreign?.words ?? []) {
    const key = JSON.stringify([column, word.toLowerCase()]);
    const found = words.get(key);
    if (found) found.count += 1;
    else if (foreign && words.size < keptMax && word.length <= wordMax)
      words.set(key, { field: foreign.field, column, word, count: 1 });
  }
}

const mostFrequent = <Item extends { count: number }>(items: ReadonlyMap<string, Item>, most: number): Item[] =>
  [...items.values()].sort((one, other) => other.count - one.count).slice(0, most);
