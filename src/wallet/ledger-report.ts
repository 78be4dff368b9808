export type LedgerReport = {
  postings: number;
  entries: number;
  accounts: number;
  /** Sum of all entries: zero, or money came from nowhere. */
  sumCents: number;
  /** First differences in the order of the books; empty when they balance. */
  problems: string[];
};
