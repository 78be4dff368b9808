/** A recorded posting with its resulting balances; undefined for untouched accounts. */
export type Posted = {
  id: string;
  key: string;
  balanceAfter: (organizationId: string, account: string) => number | undefined;
};
