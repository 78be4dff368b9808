import { readdirSync, readFileSync } from "node:fs";

/** Linux counts processor time in hundredths of a second. */
const millisecondsOfTick = 10;

/** Milliseconds of processor that a process and all below it have taken so far. NaN where the system doesn't tell. */
export function processorOf(root: number): number {
  const processes = new Map<number, { parent: number; ticks: number }>();
  try {
    for (const name of readdirSync("/proc")) if (/^\d+$/.test(name)) note(processes, Number(name));
  } catch {
    return Number.NaN;
  }
  const isBelow = (id: number): boolean =>
    id === root || (processes.has(id) && isBelow(processes.get(id)?.parent ?? 0));
  let ticks = 0;
  for (const [id, process] of processes) if (isBelow(id)) ticks += process.ticks;
  return ticks * millisecondsOfTick;
}

/** A process that ended meanwhile is left out: its parent took over what it had taken. */
function note(processes: Map<number, { parent: number; ticks: number }>, id: number): void {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const sum = (...places: number[]) => places.reduce((all, place) => all + Number(fields[place]), 0);
    // Own user and system time, then those of children that ended.
    processes.set(id, { parent: Number(fields[1]), ticks: sum(11, 12, 13, 14) });
  } catch {}
}
