import { assertBalanced, flooredAccounts, type Posting } from "../../src/wallet/posting.ts";

/**
 * The books in memory, with the ledger's own rules. Each posting sums to zero, a key moves once, and floored accounts stay at zero
 * or above.
 */
export class Books {
  readonly #balances = new Map<string, number>();
  readonly #keys = new Set<string>();

  post(posting: Posting): void {
    if (posting.entries.length === 0 || this.#keys.has(posting.key)) return;
    assertBalanced(posting);
    this.#keys.add(posting.key);
    for (const { organizationId, account, amountCents } of posting.entries) {
      const name = `${organizationId ?? "byline"}:${account}`;
      const balance = (this.#balances.get(name) ?? 0) + amountCents;
      if (balance < 0 && organizationId && flooredAccounts.includes(account))
        throw new Error(`${posting.key} takes ${name} to ${balance}`);
      this.#balances.set(name, balance);
    }
  }

  balanceOf(organizationId: string | null, account: string): number {
    return this.#balances.get(`${organizationId ?? "byline"}:${account}`) ?? 0;
  }

  sum(): number {
    return [...this.#balances.values()].reduce((total, balance) => total + balance, 0);
  }
}
