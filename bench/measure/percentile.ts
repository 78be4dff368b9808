/** The value that so large a share of the values lies below: of thirteen, 0.95 is the twelfth. NaN of none. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}

export const median = (values: number[]): number => percentile(values, 0.5);
