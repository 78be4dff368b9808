/** Whose account: `advertiser:available`; Byline's own without an organization. */
type AccountName = string;

/** The service fee of a new installation, in basis points. */
const feeBasisPoints = 1_500;

/** Rounded half up to the cent, as people round; written here once more, so that the books are not asked about themselves. */
const feeOf = (cents: number): number => Math.round((cents * feeBasisPoints) / 10_000);

/** An affiliate's share of the fee, in whole percent. */
const affiliatePercent = 10;

type Sides = { client: string; publisher: string };

/**
 * What every account has to hold, by what was acknowledged and nothing else. It knows what each deed means in money and nothing of how
 * Byline keeps it. Cents.
 */
export class BankModel {
  readonly balances = new Map<AccountName, number>();
  deeds = 0;
  /** Clients whom the affiliate brought: it earns on their fees. */
  readonly brought = new Set<string>();

  #commissionOf(client: string, feeCents: number): number {
    return this.brought.has(client) ? Math.round((feeCents * affiliatePercent) / 100) : 0;
  }

  #move(amounts: Record<AccountName, number>): void {
    this.deeds += 1;
    for (const [account, cents] of Object.entries(amounts))
      this.balances.set(account, (this.balances.get(account) ?? 0) + cents);
  }

  toppedUp(client: string, cents: number): void {
    this.#move({ [`${client}:available`]: cents, provider_clearing: -cents });
  }

  held(client: string, cents: number): void {
    this.#move({ [`${client}:available`]: -cents, [`${client}:held`]: cents });
  }

  released(client: string, cents: number): void {
    this.held(client, -cents);
  }

  /** An order or an extra is paid; of an order that was disputed a part may go back. */
  settled({ client, publisher }: Sides, cents: number, refundCents = 0): void {
    const paidCents = cents - refundCents;
    const feeCents = feeOf(paidCents);
    const commissionCents = this.#commissionOf(client, feeCents);
    this.#move({
      [`${client}:held`]: -cents,
      [`${client}:available`]: refundCents,
      [`${publisher}:earnings`]: paidCents - feeCents,
      revenue: feeCents - commissionCents,
      affiliate_payable: commissionCents,
    });
  }

  /** After completion a part goes back: the publisher keeps what the rest would have earned, Byline its fee of the rest. */
  takenBack({ client, publisher }: Sides, cents: number, refundCents: number): void {
    const feeCents = feeOf(cents) - feeOf(cents - refundCents);
    const commissionCents = this.#commissionOf(client, feeOf(cents));
    // The same part of the commission goes back as of the fee.
    const backCents = Math.min(commissionCents, Math.round((commissionCents * feeCents) / feeOf(cents)));
    this.#move({
      [`${publisher}:earnings`]: -(refundCents - feeCents),
      revenue: backCents - feeCents,
      affiliate_payable: -backCents,
      [`${client}:available`]: refundCents,
    });
  }

  /** A payment goes back to its payer; what the balance does not cover is owed (`oweds` of the comparison). */
  chargedBack(client: string, cents: number): void {
    this.toppedUp(client, -cents);
  }

  setAside(publisher: string, cents: number): void {
    this.#move({ [`${publisher}:earnings`]: -cents, [`${publisher}:payout_in_transit`]: cents });
  }

  putBack(publisher: string, cents: number): void {
    this.setAside(publisher, -cents);
  }

  paidOut(publisher: string, cents: number, feeCents: number): void {
    this.#move({ [`${publisher}:payout_in_transit`]: -cents, provider_clearing: cents - feeCents, revenue: feeCents });
  }

  returned(publisher: string, cents: number, feeCents: number): void {
    this.#move({ provider_clearing: feeCents - cents, revenue: -feeCents, [`${publisher}:earnings`]: cents });
  }

  redeemed(client: string, cents: number): void {
    this.adjusted(client, cents);
  }

  /** What was not spent of a voucher by its end. */
  ended(client: string, cents: number): void {
    this.adjusted(client, -cents);
  }

  /** Every commission that is left goes to who earned it. */
  commissionsPaid(affiliate: string): void {
    const cents = this.balances.get("affiliate_payable") ?? 0;
    this.#move({ affiliate_payable: -cents, [`${affiliate}:available`]: cents });
  }

  /** An operator's correction of a balance. */
  adjusted(client: string, cents: number): void {
    this.#move({ revenue: -cents, [`${client}:available`]: cents });
  }
}
