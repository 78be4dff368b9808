import type { DriveResult } from "./drive.ts";
import { median, percentile } from "./percentile.ts";
import { type Line, type Side, sides } from "./rounds.ts";

const names: Record<Side, string> = { sql: "SQL alone", bare: "bare Fastify", byline: "Byline" };

/** One row a line: each side's throughput, median and 95th percentile, then Byline's share of the others. */
export function printTable(lines: Line[], print: (line: string) => void): void {
  const columns = sides.map((side) => `${names[side]}: req/s, median, p95 ms`.padStart(38)).join("");
  print(`${"".padEnd(28)}clients${columns}   of SQL  of bare  p95/median`);
  for (const { work, clients, seen } of lines) {
    const cells = sides.map((side) => cell(seen[side]).padStart(38)).join("");
    const byline = latencies(seen.byline);
    const ratios = [ratio(seen.byline, seen.sql), ratio(seen.byline, seen.bare)].map((value) =>
      percent(value).padStart(9),
    );
    print(
      `${work.name.padEnd(28)}${String(clients).padStart(7)}${cells}${ratios.join("")}${(byline.p95 / byline.median).toFixed(1).padStart(12)}`,
    );
  }
}

export function cell(seen: DriveResult[]): string {
  const { median: half, p95 } = latencies(seen);
  return `${Math.round(median(seen.map(({ perSecond }) => perSecond)))}  ${half.toFixed(2).padStart(7)}  ${p95.toFixed(2).padStart(7)}`;
}

function latencies(seen: DriveResult[]): { median: number; p95: number } {
  const all = seen.flatMap((each) => each.latencies);
  return { median: median(all), p95: percentile(all, 0.95) };
}

/** The median of the rounds' ratios: a busy second of the machine spoils one round, not the figure. */
function ratio(byline: DriveResult[], other: DriveResult[]): number {
  return median(byline.map(({ perSecond }, round) => perSecond / (other[round]?.perSecond ?? Number.NaN)));
}

const percent = (value: number): string => `${Math.round(value * 100)} %`;
