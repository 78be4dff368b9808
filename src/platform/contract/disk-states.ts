/** `low` comes in time to react, at `full` the next upload may fail. */
export const diskStates = ["enough", "low", "full"] as const;
export type DiskState = (typeof diskStates)[number];
