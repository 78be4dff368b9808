import { afterAll, expect } from "vitest";

import {
  aBooking,
  anAdvertiser,
  anIdentityOf,
  anOperator,
  aPublisher,
  type Publisher,
} from "../../../../test/scene.ts";

import { openTestServer } from "../../../../test/server.ts";

import { verifyHeld } from "../../../cli/verify-ledger/verify-held.ts";

import { takeBackOrder } from "../../../orders/money/server/post-refund.ts";

import { post } from "../../../wallet/server/commands/post.ts";

import { verifyLedger } from "../../../wallet/server/verify-ledger.ts";
import { verifyWithdrawals } from "./queries-verify.ts";

type NamedPublisher = Publisher & { name: string };

const iban = "DE89 3704 0044 0532 0130 00";

export const payee = { holder: "Quill Media", iban };

const payer = { holder: "Byline Operations", iban: "GB29 NWBK 6016 1331 9268 19", bic: "NWBKGB2L" };

/** An installation whose operator is Olga, where Ada books and publishers of their own withdraw. The books balance behind the file's tests. */
export async function openWithdrawals() {
  const byline = await openTestServer();
  const ada = await anAdvertiser(byline, "ada", 10_000_000);
  const olga = await anOperator(byline, "olga@operator.example");
  let publishers = 0;
  afterAll(async () => {
    expect((await verifyLedger(byline.database.pool, verifyHeld, verifyWithdrawals)).problems).toEqual([]);
    await byline.close();
  });
  const query = async (text: string, ...values: unknown[]) => (await byline.database.pool.query(text, values)).rows;

  /** Earnings that nothing locks: as if an order of long ago had brought them. */
  const earn = ({ organization }: Publisher, amountCents: number) =>
    byline.database.transaction((tx) =>
      post(tx, [
        {
          key: `earned:${crypto.randomUUID()}`,
          kind: "settle",
          entries: [
            { organizationId: null, account: "revenue", amountCents: -amountCents },
            { organizationId: organization, account: "earnings", amountCents },
          ],
        },
      ]),
    );

  /** A publisher with this identity, approved if not said otherwise. */
  async function aPaul(earningsCents: number, identity = "approved"): Promise<NamedPublisher> {
    publishers += 1;
    const paul = await aPublisher(byline, `paul${publishers}`);
    if (identity !== "not_started") await anIdentityOf(byline, paul.organization, identity);
    if (earningsCents > 0) await earn(paul, earningsCents);
    return { ...paul, name: `paul${publishers}` };
  }

  const ask = ({ person, organization }: Publisher, amountCents: number, more: object = { payee }, by = person) =>
    by.post("/api/withdrawals", { organization, amountCents, ...more });

  const money = async ({ person, organization }: Publisher) => {
    const { body } = await person.get(`/api/wallets/${organization}`);
    return { earnings: body.earningsCents, inTransit: body.payoutInTransitCents, owed: body.owedCents };
  };

  const shown = async ({ organization }: Publisher) =>
    (
      await query(
        "SELECT type, status, amount_cents AS cents FROM transaction WHERE organization_id = $1 AND type IN (3, 5) ORDER BY created_at, id",
        organization,
      )
    ).map(({ type, status, cents }) => [type, status, cents]);

  const house = async (kind: string) =>
    (
      await query(
        "SELECT coalesce(sum(amount_cents), 0)::bigint AS cents FROM ledger_entry JOIN ledger_account AS account ON account.id = account_id WHERE organization_id IS NULL AND kind = $1",
        kind,
      )
    )[0].cents as number;

  const fileOf = (withdrawals: string[], format = "pain", by = olga) =>
    by.post(`/api/withdrawals/payment_file?format=${format}`, { withdrawals, payer });

  const decide = (id: string, move: string, input: object = {}) => olga.post(`/api/withdrawals/${id}/${move}`, input);

  async function requested(paul: Publisher, amountCents: number): Promise<string> {
    const { status, body } = await ask(paul, amountCents);
    expect([status, body.code]).toEqual([201, undefined]);
    return body.id;
  }

  /** A refund of an order of $100.00 as if it had been completed long ago; `takeBackPayment` runs it. */
  async function aRefund({ organization, formatId }: Publisher) {
    const { id: orderId, number } = await aBooking(ada, formatId);
    const takeBack = () =>
      byline.database.transaction((tx) =>
        takeBackOrder(tx, {
          orderId,
          number,
          clientOrganizationId: ada.organization,
          publisherOrganizationId: organization,
          earningsCents: 8_500,
          feeCents: 1_500,
          isWhole: true,
        }),
      );
    return { takeBack };
  }

  return { byline, ada, olga, query, earn, aPaul, ask, money, shown, house, fileOf, decide, requested, aRefund };
}
