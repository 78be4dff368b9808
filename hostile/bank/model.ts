/** `advertiser:available`; Byline's own accounts have no organization. */
type AccountName = string;

/** Basis points, as on a new installation. */
const feeBasisPoints = 1_500;

/** Rounds half up to the cent; repeated here to check the product's own rule. */
const feeOf = (cents: number): number => Math.round((cents * feeBasisPoints) / 10_000);

/** Percent of the service fee. */
const affiliatePercent = 10;

type Sides = { client: string; publisher: string };

/** Computes every account from the acknowledged deeds alone, without Byline's bookkeeping. Cents. */
export class BankModel {
  readonly balances = new Map<AccountName, number>();
  deeds = 0;
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

  /** Pays an order or an extra; a disputed order may return a part. */
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

  /** After completion a part goes back: publisher and Byline keep their shares of the rest. */
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

  /** A payment goes back to its payer; an uncovered amount is owed (`oweds` in `bank.ts`). */
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

  ended(client: string, cents: number): void {
    this.adjusted(client, -cents);
  }

  commissionsPaid(affiliate: string): void {
    const cents = this.balances.get("affiliate_payable") ?? 0;
    this.#move({ affiliate_payable: -cents, [`${affiliate}:available`]: cents });
  }

  adjusted(client: string, cents: number): void {
    this.#move({ revenue: -cents, [`${client}:available`]: cents });
  }
}
