/** What a verification of the books found. */
export type LedgerReport = {
  postings: number;
  entries: number;
  accounts: number;
  /** Sum of all entries: zero, or money came from nowhere. */
  sumCents: number;
  /** The first differences found, in the order of the books; none means that they balance. */
  problems: string[];
};
