/** Troubles of a growing installation of which operators are told before anything fails, besides a full disk. */
export const strainNames = ["connections", "queues"] as const;
export type StrainName = (typeof strainNames)[number];

/** Share of PostgreSQL's connections in use, and seconds that the oldest due job waits. */
export type StrainReading = Record<StrainName, number>;

/** Told at `from`, over below `until`: a value between them changes nothing, so that one trouble is told once. */
const bounds: Record<StrainName, { from: number; until: number }> = {
  connections: { from: 0.8, until: 0.6 },
  queues: { from: 900, until: 60 },
};

export function strainsAfter(before: readonly StrainName[], reading: StrainReading): StrainName[] {
  return strainNames.filter((name) => {
    const { from, until } = bounds[name];
    return reading[name] >= from || (before.includes(name) && reading[name] >= until);
  });
}
