/** A posting as it stands in the books, with the balances that it left; undefined for an account that it did not touch. */
export type Posted = {
  id: string;
  key: string;
  balanceAfter: (organizationId: string, account: string) => number | undefined;
};
