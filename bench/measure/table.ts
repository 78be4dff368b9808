import type { Seen } from "./drive.ts";
import { type Line, type Side, sides } from "./rounds.ts";

const names: Record<Side, string> = { sql: "SQL alone", bare: "bare Fastify", house: "Byline" };

/** One row a line: for each side the throughput with median and 95th percentile latency, then what Byline reaches of the others. */
export function printTable(lines: Line[], print: (line: string) => void): void {
  const columns = sides.map((side) => `${names[side]}: req/s, median, p95 ms`.padStart(38)).join("");
  print(`${"".padEnd(28)}clients${columns}   of SQL  of bare  p95/median`);
  for (const { work, clients, seen } of lines) {
    const cells = sides.map((side) => cell(seen[side]).padStart(38)).join("");
    const { median, p95 } = latencies(seen.house);
    const ratios = [ratio(seen.house, seen.sql), ratio(seen.house, seen.bare)].map((value) =>
      percent(value).padStart(9),
    );
    print(
      `${work.name.padEnd(28)}${String(clients).padStart(7)}${cells}${ratios.join("")}${(p95 / median).toFixed(1).padStart(12)}`,
    );
  }
}

export function cell(seen: Seen[]): string {
  const { median, p95 } = latencies(seen);
  return `${Math.round(middle(seen.map(({ perSecond }) => perSecond)))}  ${median.toFixed(2).padStart(7)}  ${p95.toFixed(2).padStart(7)}`;
}

function latencies(seen: Seen[]): { median: number; p95: number } {
  const sorted = seen.flatMap((each) => each.latencies).sort((one, other) => one - other);
  return { median: at(sorted, 0.5), p95: at(sorted, 0.95) };
}

/** Each round by itself, then the middle one: a busy second of the machine spoils one round, not the figure. */
function ratio(house: Seen[], other: Seen[]): number {
  return middle(house.map(({ perSecond }, round) => perSecond / (other[round]?.perSecond ?? Number.NaN)));
}

const middle = (values: number[]): number =>
  at(
    values.toSorted((one, other) => one - other),
    0.5,
  );
const at = (sorted: number[], part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN;
const percent = (value: number): string => `${Math.round(value * 100)} %`;
