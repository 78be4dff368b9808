import { type ChoiceOperator, choiceFilters, rangeFilters } from "../../../columns.ts";
import type { ChoiceColumn, RangeColumn, SearchedColumns } from "./columns.ts";
import { meetsSet, membersOf } from "./sets.ts";
import type { CountQuery } from "./tally.ts";

type Meets = (place: number) => boolean;

/**
 * Tells the places that meet a query one by one: for the few that a text leaves, where a count looks at all. Undefined
 * where all of them do.
 */
export function meetingOf(columns: SearchedColumns, query: CountQuery, owner: "medium" | "format"): Meets | undefined {
  const checks: Meets[] =
    owner === "medium" ? query.sets.map((set) => meetsSet(membersOf(columns, set), columns.mediaCount)) : [];
  for (const { parameter, of, operators } of choiceFilters) {
    const chosen = query.choices[parameter];
    if (chosen && of === owner) checks.push(amongChosen(columns.choices[parameter] as ChoiceColumn, chosen, operators));
  }
  for (const { parameter, of } of rangeFilters) {
    const [least, most] = query.ranges[parameter] ?? [];
    if (least !== undefined && most !== undefined && of === owner)
      checks.push(within((columns.ranges[parameter] as RangeColumn).values, least, most));
  }
  return checks.length === 0 ? undefined : (place) => checks.every((meets) => meets(place));
}

const within =
  (values: Float64Array, least: number, most: number): Meets =>
  (place) =>
    (values[place] as number) >= least && (values[place] as number) <= most;

function amongChosen(column: ChoiceColumn, chosen: readonly number[], operators: ChoiceOperators): Meets {
  const wanted = wantedCodes(column, chosen, operators);
  const { codes } = column;
  return (place) => wanted[codes[place] as number] === 1;
}

type ChoiceOperators = readonly [ChoiceOperator];

/** By code: 1 for a list with one of the chosen words, or with all of them. Nothing chosen is met by nothing. */
export function wantedCodes(
  { starts, words, codeCount, wordCount }: ChoiceColumn<ArrayBufferLike>,
  chosen: readonly number[],
  [operator]: ChoiceOperators,
): Uint8Array {
  const isChosen = new Uint8Array(wordCount);
  for (const word of chosen) isChosen[word] = 1;
  const enough = operator === "contains" ? Math.max(1, new Set(chosen).size) : 1;
  const wanted = new Uint8Array(codeCount);
  for (let code = 0; code < codeCount; code++) {
    const end = starts[code + 1] as number;
    let found = 0;
    for (let at = starts[code] as number; at < end; at++) found += isChosen[words[at] as number] as number;
    if (found >= enough) wanted[code] = 1;
  }
  return wanted;
}
