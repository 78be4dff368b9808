import type { Settings } from "../settings.ts";
import type { Work } from "../work/work.ts";
import type { Seen } from "./drive.ts";

export const sides = ["sql", "bare", "house"] as const;
export type Side = (typeof sides)[number];
export type Driver = (work: Work, index: number, drive: { clients: number; seconds: number }) => Promise<Seen>;
/** What all rounds saw of one work at one number of clients. */
export type Line = { work: string; clients: number; seen: Record<Side, Seen[]> };

/**
 * Drives all sides of a line directly one after the other, round after round, so that what else the machine does hits
 * them alike; every other round in the opposite order.
 */
export async function measure(
  works: Work[],
  drivers: Record<Side, Driver>,
  { rounds, clients, seconds, only }: Pick<Settings, "rounds" | "clients" | "seconds" | "only">,
): Promise<Line[]> {
  const measured = [...works.entries()].filter(([, work]) => work.name.includes(only));
  const lines: Line[] = measured.flatMap(([, work]) =>
    clients.map((number) => ({ work: work.name, clients: number, seen: { sql: [], bare: [], house: [] } })),
  );
  await warmUp(measured, drivers);
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? sides : sides.toReversed();
    for (const line of lines) {
      const [index, work] = measured.find(([, { name }]) => name === line.work) ?? [];
      if (index === undefined || !work) continue;
      for (const side of order) {
        await work.prepare?.();
        line.seen[side].push(await drivers[side](work, index, { clients: line.clients, seconds }));
      }
    }
  }
  return lines;
}

/** Compiles the code and fills the caches; what it sees is thrown away. */
async function warmUp(works: [number, Work][], drivers: Record<Side, Driver>): Promise<void> {
  for (const [index, work] of works) {
    for (const side of sides) {
      await work.prepare?.();
      await drivers[side](work, index, { clients: 16, seconds: 0.5 });
    }
  }
}
