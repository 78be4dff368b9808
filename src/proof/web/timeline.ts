import type { LinkCheck } from "../contract.ts";

export type TimelineMark = { id: string; at: string; title: string; text: string };

type Moment =
  | { at: string; check: LinkCheck; mark?: undefined }
  | { at: string; check?: undefined; mark: TimelineMark };

/** Merges looks (newest first) and marks (oldest first), newest first. A look's consequences stand above it. */
export function timelineOf(checks: LinkCheck[], marks: TimelineMark[]): Moment[] {
  const moments: Moment[] = [
    ...marks.toReversed().map((mark) => ({ at: mark.at, mark })),
    ...checks.map((check) => ({ at: check.checkedAt, check })),
  ];
  return moments.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}
