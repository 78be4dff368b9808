import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const everyMilliseconds = 100;

/**
 * Calls `tooMuch` once when the processes of a group hold more memory of their own than `bytesMax` together. Linux alone tells this;
 * elsewhere only the time of a picture bounds it. Answers what ends the watch.
 */
export function watchMemory(group: number, bytesMax: number, tooMuch: () => void): () => void {
  if (process.platform !== "linux") return () => {};
  const timer = setInterval(() => {
    if (memoryOf(group) <= bytesMax) return;
    clearInterval(timer);
    tooMuch();
  }, everyMilliseconds);
  return () => clearInterval(timer);
}

/** When the machine runs out of memory, the kernel takes this process and its children first. */
export function offerToKernel(pid: number): void {
  if (process.platform !== "linux") return;
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, "1000");
  } catch {
    // It has ended already, or the system does not let its score be raised: the watch stays.
  }
}

/** Bytes that a group's processes hold for themselves. What they share is counted once, by the one that maps most of it. */
function memoryOf(group: number): number {
  const held = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && groupOf(name) === group)
    .map(heldBy);
  const own = held.reduce((sum, each) => sum + each.own, 0);
  return own + Math.max(0, ...held.map(({ shared }) => shared));
}

/** The fifth field of its `stat`; the second, its name, may hold spaces. */
function groupOf(pid: string): number | undefined {
  const stat = textOf(`/proc/${pid}/stat`);
  return stat === "" ? undefined : Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[2]);
}

function heldBy(pid: string): { own: number; shared: number } {
  const status = textOf(`/proc/${pid}/status`);
  const kilobytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1] ?? 0);
  return { own: kilobytes("RssAnon") * 1_024, shared: kilobytes("RssShmem") * 1_024 };
}

/** Empty for a process that has ended meanwhile. */
function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
