import type { LinkCheck } from "../contract.ts";

/** Something that happened to a publication between two looks at it; `text` says what was said of it. */
export type Mark = { id: string; at: string; title: string; text: string };

type Moment = { at: string; check: LinkCheck; mark?: undefined } | { at: string; check?: undefined; mark: Mark };

/** Looks (newest first) and marks (oldest first) in one row, newest first. What a look led to was written with it, and stands above it. */
export function timelineOf(checks: LinkCheck[], marks: Mark[]): Moment[] {
  const moments: Moment[] = [
    ...marks.toReversed().map((mark) => ({ at: mark.at, mark })),
    ...checks.map((check) => ({ at: check.checkedAt, check })),
  ];
  return moments.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}
