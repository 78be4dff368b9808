import { carts } from "../load/advertisers.ts";
import type { Settings } from "../settings.ts";
import type { Work } from "../work/work.ts";
import type { DriveResult } from "./drive.ts";

export const sides = ["sql", "bare", "byline"] as const;
export type Side = (typeof sides)[number];
type Drive = { clients: number; seconds: number };
/** Drives the work at `index` of the list; `next` numbers the calls. */
export type Driver = (work: Work, index: number, next: () => number, drive: Drive) => Promise<DriveResult>;
export type Line = { work: Work; index: number; clients: number; seen: Record<Side, DriveResult[]> };

/**
 * Drives a line's sides in turn, round by round, so that other load on the machine hits them alike. Every other round
 * reverses the order. All sides get the same calls, which differ by line and round.
 */
export async function measure(
  works: Work[],
  drivers: Record<Side, Driver>,
  { rounds, clients, seconds, only }: Settings,
): Promise<Line[]> {
  const lines = [...works.entries()]
    .filter(([, { name }]) => name.includes(only))
    .flatMap(([index, work]): Line[] =>
      clients.map((number) => ({ work, index, clients: number, seen: { sql: [], bare: [], byline: [] } })),
    );
  let turn = 0;
  for (let round = -1; round < rounds; round++) {
    const warmingUp = round < 0;
    const order = round % 2 === 0 ? sides.toReversed() : sides;
    for (const { work, index, clients: number, seen } of lines) {
      for (const side of order) {
        await work.prepare?.();
        const drive = { clients: number, seconds: warmingUp ? seconds / 3 : seconds };
        const saw = await drivers[side](work, index, countingFrom(turn), drive);
        if (!warmingUp) seen[side].push(saw);
        // Each side needs unused rows: unanswered calls of another side may still be carried out.
        if (work.prepare) turn += turnsApart;
      }
      if (!work.prepare) turn += turnsApart;
    }
  }
  return lines;
}

/** More than one drive can take, and a quarter of the carts further: unanswered calls end before their carts return. */
export const turnsApart = 78 * carts + carts / 4;

function countingFrom(turn: number): () => number {
  let next = turn;
  return () => next++;
}
