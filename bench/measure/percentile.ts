/** The value at this share of the sorted values: of thirteen, 0.95 is the twelfth. NaN of none. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}

export const median = (values: number[]): number => percentile(values, 0.5);

/** Median milliseconds of so many turns, one after the other. */
export async function medianOf(times: number, work: (turn: number) => Promise<unknown>): Promise<number> {
  const durations: number[] = [];
  for (let turn = 0; turn < times; turn++) {
    const began = performance.now();
    await work(turn);
    durations.push(performance.now() - began);
  }
  return median(durations);
}
