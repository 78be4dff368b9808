import { beforeAll, expect, test } from "vitest";
import { runQueue } from "../../../../test/run-queue.ts";
import { aBooking, anIdentityOf, anOperator, goodText, openTrade } from "../../../../test/scene.ts";
import type { Person } from "../../../../test/server.ts";
import { tamper } from "../../../../test/tamper.ts";
import { settingsId } from "../../../settings/settings-id.ts";
import { canTransactionMove, type TransactionStatus, transactionTypes } from "../../../wallet/transaction.ts";

const { byline, ada, paul } = await openTrade();
let olga: Person;

beforeAll(async () => {
  olga = await anOperator(byline, "olga@operator.example");
  await olga.patch(`/api/settings/${settingsId}`, { earningsLockDays: 0 });
  await anIdentityOf(byline, paul.organization, "approved");
  await tamper(byline, keepWays);
});

/** Writes down how every transaction begins and goes on, under any writer. */
const keepWays = `
  CREATE TABLE transaction_way (type integer, way text);
  CREATE FUNCTION keep_way() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN INSERT INTO public.transaction_way VALUES (NEW.type, '→' || NEW.status);
      ELSIF NEW.status <> OLD.status THEN INSERT INTO public.transaction_way VALUES (NEW.type, OLD.status || '→' || NEW.status);
      END IF;
      RETURN NEW;
    END $$;
  CREATE TRIGGER keep_way AFTER INSERT OR UPDATE ON transaction FOR EACH ROW EXECUTE FUNCTION keep_way();
  GRANT SELECT ON transaction_way TO byline_app;`;

async function waysOf(type: number): Promise<string[]> {
  const text = "SELECT DISTINCT way FROM transaction_way WHERE type = $1";
  const { rows } = await byline.database.pool.query(text, [type]);
  return rows.map(({ way }) => way).toSorted();
}

/** Every way of a type that was gone is one of these, and R4.2 has it. */
async function expectWays(type: number, ways: string[]): Promise<void> {
  expect(await waysOf(type)).toEqual(ways.toSorted());
  for (const [from, to] of ways.map((way) => way.split("→")))
    if (from) expect(canTransactionMove(Number(from) as TransactionStatus, Number(to) as TransactionStatus)).toBe(true);
}

async function act(person: Person, path: string, input: object = {}): Promise<string> {
  const { status, body } = await person.post(`/api/${path}`, input);
  expect([200, 201], JSON.stringify(body)).toContain(status);
  return body.id;
}

async function accepted(): Promise<string> {
  const { id } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await act(ada.person, `orders/${id}/send`);
  await act(paul.person, `orders/${id}/accept`);
  return id;
}

async function completed(): Promise<string> {
  const id = await accepted();
  await act(paul.person, `orders/${id}/publish`, { publicationUrl: `https://${paul.domain}/${id}` });
  await act(ada.person, `orders/${id}/approve`);
  return id;
}

const { booking, topUp, payment, withdrawal, earnings, payout, refund, offerBooking } = transactionTypes;
const reason = "Both sides agree.";

test("R4.2 a top-up is created, pending, and then paid, declined or left", async () => {
  for (const answer of ["pay", "decline", "leave"]) {
    const topUpId = await act(ada.person, "top_ups", { organization: ada.organization, amountCents: 5_000 });
    await runQueue(byline, "start-checkout", { topUpId });
    const { checkoutUrl } = (await ada.person.get(`/api/top_ups/${topUpId}`)).body;
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    await byline.app.inject({ method: "POST", url: checkoutUrl, headers, payload: `answer=${answer}` });
  }
  await expectWays(topUp, ["→0", "0→1", "1→3", "1→4", "1→7"]);
});

test("R4.2 a booking and an offer's booking hold at once, and are refunded whole or in part; so are a payment and its earnings", async () => {
  await act(ada.person, `orders/${(await aBooking(ada, paul.formatId)).id}/cancel`, { reason });
  const disputed = await accepted();
  await act(ada.person, `orders/${disputed}/dispute`, { reason });
  await act(paul.person, `orders/${disputed}/answer-dispute`, { reason });
  await act(olga, `orders/${disputed}/resolve-refunded`, { reason, refundCents: 4_000 });
  for (const refundCents of [4_000, 10_000]) {
    const contested = await completed();
    await act(ada.person, `orders/${contested}/contest`, { reason });
    await act(paul.person, `orders/${contested}/answer-dispute`, { reason });
    await act(olga, `orders/${contested}/refund-completion`, { reason, refundCents });
  }
  const offered = { campaign: ada.campaign, format: paul.formatId, priceCents: 5_000 };
  await act(ada.person, `offers/${await act(ada.person, "offers", offered)}/withdraw`);
  await expectWays(booking, ["→3", "3→5", "3→6"]);
  await expectWays(offerBooking, ["→3", "3→5"]);
  for (const type of [payment, earnings]) await expectWays(type, ["→3", "3→5", "3→6"]);
  await expectWays(refund, ["→3"]);
});

test("R4.2 a withdrawal waits, and is canceled, refused, sent, paid or returned; its payout begins with the sending", async () => {
  await completed();
  const payer = { holder: "Byline Operations", iban: "GB29NWBK60161331926819" };
  const payee = { holder: "Quill Media", iban: "DE89370400440532013000" };
  const ask = () => act(paul.person, "withdrawals", { organization: paul.organization, amountCents: 3_000, payee });
  const send = async () => {
    const id = await ask();
    expect((await olga.post("/api/withdrawals/payment_file", { withdrawals: [id], payer })).status).toBe(200);
    return id;
  };
  await act(paul.person, `withdrawals/${await ask()}/cancel`);
  await act(olga, `withdrawals/${await ask()}/fail`, { reason });
  await act(olga, `withdrawals/${await send()}/fail`, { reason });
  const paid = await send();
  await act(olga, `withdrawals/${paid}/pay`);
  await act(olga, `withdrawals/${paid}/return`, { reason });
  await expectWays(withdrawal, ["→1", "1→2", "1→4", "1→7", "2→3", "2→4", "3→5"]);
  await expectWays(payout, ["→2", "2→3", "2→4", "3→5"]);
});
