/** What the web app learns before anybody signs in. */
export type PublicSettings = {
  /** By name; one that is not here is off. */
  flags: Record<string, boolean>;
  /** The publisher's time to answer: it says which publish dates are possible (R4.7). */
  answerHours: number;
  /** Publish dates lie at most so many days ahead. */
  publishDaysAhead: number;
  /** Balances may be topped up by bank transfer. */
  takesTransfers: boolean;
  /** The installation has a payment provider, on whose page balances are topped up. */
  takesPayments: boolean;
  redirects: { path: string; target: string; permanent: boolean }[];
};
