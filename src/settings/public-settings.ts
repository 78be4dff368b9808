export type SwitchedSettings = {
  /** By name; a missing flag is off. */
  flags: Record<string, boolean>;
  /** The publisher's time to answer decides which publish dates are possible (R4.7). */
  answerHours: number;
  /** Latest publish date, in days from today. */
  publishDaysAhead: number;
  takesTransfers: boolean;
  takesPayments: boolean;
  redirects: { path: string; target: string; permanent: boolean }[];
};
