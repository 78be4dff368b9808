/**
 * PostgreSQL would compile many joins for seconds, by a wrong guess, to run them for a millisecond (decision 0283). Days
 * are those of UTC, whatever the database's own zone.
 */
export const sessionDefaults = { jit: "off", TimeZone: "UTC" } as const;
