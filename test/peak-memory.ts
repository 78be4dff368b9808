/** Megabytes of growth at the peak of the work, including garbage not yet collected. */
export async function peakMegabytes<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; megabytes: number }> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 20);
  try {
    const result = await work();
    return { result, megabytes: (peak - before) / 2 ** 20 };
  } finally {
    clearInterval(watch);
  }
}
