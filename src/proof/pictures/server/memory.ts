import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const everyMilliseconds = 100;

/**
 * Calls `tooMuch` once when a group's processes hold more than `bytesMax` of own memory. Linux only; elsewhere time is
 * the sole bound. Returns a function that ends the watch.
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

/** The kernel kills this process and its children first when memory runs out. */
export function offerToKernel(pid: number): void {
  if (process.platform !== "linux") return;
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, "1000");
  } catch {
    // The process has ended or its score can't be raised; the watch stays.
  }
}

/** Own bytes of a group's processes. Shared memory is counted once, by its largest mapper. */
function memoryOf(group: number): number {
  const held = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && groupOf(name) === group)
    .map(heldBy);
  const own = held.reduce((sum, each) => sum + each.own, 0);
  return own + Math.max(0, ...held.map(({ shared }) => shared));
}

/** The fifth field of `stat`; the second, its name, may hold spaces. */
function groupOf(pid: string): number | undefined {
  const stat = textOf(`/proc/${pid}/stat`);
  return stat === "" ? undefined : Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[2]);
}

function heldBy(pid: string): { own: number; shared: number } {
  const status = textOf(`/proc/${pid}/status`);
  const kilobytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1] ?? 0);
  return { own: kilobytes("RssAnon") * 1_024, shared: kilobytes("RssShmem") * 1_024 };
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
