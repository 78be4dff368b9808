import { expect, test } from "vitest";
import { tamper } from "../../../../test/tamper.ts";
import { verifyHeld } from "../../../cli/verify-ledger/verify-held.ts";
import { settingsId } from "../../../settings/settings-id.ts";
import { verifyLedger } from "../../../wallet/server/verify-ledger.ts";
import { verifyWithdrawals } from "./queries-verify.ts";
import { openWithdrawals } from "./test-support.ts";

const { byline, olga, query, aPaul, money, shown, house, fileOf, decide, requested } = await openWithdrawals();

test("R4.2 R4.3 sent, it is on its way; paid, the fee is Byline's and the rest has left", async () => {
  await olga.patch(`/api/settings/${settingsId}`, { withdrawalFeeCents: 150 });
  const paul = await aPaul(10_000);
  const [clearing, revenue] = [await house("provider_clearing"), await house("revenue")];
  const id = await requested(paul, 8_000);
  expect((await decide(id, "pay")).body.code).toBe("withdrawal_move");
  const file = await fileOf([id]);
  expect(file.headers["content-type"]).toContain("application/xml");
  expect(file.body).toContain('<InstdAmt Ccy="USD">78.50</InstdAmt>');
  expect(await shown(paul)).toEqual([
    [3, 2, 8_000],
    [5, 2, 7_850],
  ]);
  expect((await paul.person.post(`/api/withdrawals/${id}/cancel`, {})).status).toBe(409);
  const table = (await fileOf([id], "csv")).body as string;
  expect(table).toContain("Quill Media,DE89370400440532013000,,78.50,USD");
  expect((await decide(id, "pay")).body).toMatchObject({ status: 3, settledAt: expect.any(String), moves: ["return"] });
  expect(await money(paul)).toMatchObject({ earnings: 2_000, inTransit: 0 });
  expect([(await house("provider_clearing")) - clearing, (await house("revenue")) - revenue]).toEqual([7_850, 150]);
  expect(await shown(paul)).toEqual([
    [3, 3, 8_000],
    [5, 3, 7_850],
  ]);
  expect((await fileOf([id])).body.code).toBe("withdrawal_move");
  const [paid, , sent] = (await olga.get("/api/audit_events?kind=payout")).body["hydra:member"];
  expect(paid).toMatchObject({ act: "changed", subject: `${paul.name} Media` });
  expect(sent.kind).toBe("payout");
  await olga.patch(`/api/settings/${settingsId}`, { withdrawalFeeCents: 0 });
});

test("R2.17 a payment file takes several or none, and is the operators' alone", async () => {
  const [one, other] = [await aPaul(5_000), await aPaul(5_000)];
  const ids = [await requested(one, 5_000), await requested(other, 3_000)];
  expect((await fileOf(ids, "pain", one.person)).status).toBe(403);
  await one.person.post(`/api/withdrawals/${ids[0]}/cancel`, {});
  expect((await fileOf(ids)).status).toBe(409);
  expect(await shown(other)).toEqual([[3, 1, 3_000]]);
  await olga.post(`/api/identity_verifications/${other.organization}/reject`, { notes: "Forged" });
  expect((await fileOf([ids[1] ?? ""])).body.code).toBe("identity_missing");
  expect((await fileOf([crypto.randomUUID()])).status).toBe(404);
});

test("R4.2 a payout that fails puts the money back and says why", async () => {
  const paul = await aPaul(5_000);
  const id = await requested(paul, 5_000);
  await fileOf([id]);
  expect((await decide(id, "fail", {})).status).toBe(422);
  const reason = "The bank doesn't know this account.";
  expect((await decide(id, "fail", { reason })).body).toMatchObject({ status: 4, reason });
  expect(await money(paul)).toMatchObject({ earnings: 5_000, inTransit: 0 });
  expect(await shown(paul)).toEqual([
    [3, 4, 5_000],
    [5, 4, 5_000],
  ]);
  await byline.settle();
  const [mail] = await query(
    "SELECT letter FROM mail WHERE recipient = $1 AND letter ->> 'subject' LIKE '%failed'",
    paul.person.email,
  );
  expect(JSON.stringify(mail.letter)).toContain(reason);
});

test("R4.2 what the bank returns after it was paid is the publisher's again, with its fee", async () => {
  await olga.patch(`/api/settings/${settingsId}`, { withdrawalFeeCents: 200 });
  const paul = await aPaul(5_000);
  const before = [await house("provider_clearing"), await house("revenue")];
  const id = await requested(paul, 5_000);
  await fileOf([id]);
  await decide(id, "pay");
  expect((await decide(id, "return", { reason: "Account closed" })).body.status).toBe(5);
  expect(await money(paul)).toMatchObject({ earnings: 5_000, inTransit: 0 });
  expect([await house("provider_clearing"), await house("revenue")]).toEqual(before);
  expect(await shown(paul)).toEqual([
    [3, 5, 5_000],
    [5, 5, 4_800],
  ]);
  expect((await decide(id, "return", { reason: "Again" })).status).toBe(409);
  await olga.patch(`/api/settings/${settingsId}`, { withdrawalFeeCents: 0 });
});

test("R10.4 verify-ledger names what is in transit and belongs to no open withdrawal, the withdrawal, and a paid transaction without a posting", async () => {
  const paul = await aPaul(5_000);
  const id = await requested(paul, 5_000);
  const status = (to: number) =>
    tamper(
      byline,
      `UPDATE transaction SET status = ${to} FROM withdrawal AS own WHERE own.id = '${id}' AND transaction.id = own.transaction_id`,
    );
  await status(7);
  const problems = async () => (await verifyLedger(byline.database.pool, verifyHeld, verifyWithdrawals)).problems;
  const differs = `withdrawal ${id}: its amount or status is not what its postings moved`;
  expect(await problems()).toEqual([
    `organization ${paul.organization}: 5000 are in transit, its open withdrawals ask for 0`,
    differs,
  ]);
  await status(3);
  const [shownOne] = await byline.database.pool
    .query(
      "SELECT transaction_id AS id, posting_id FROM withdrawal JOIN transaction ON transaction.id = transaction_id WHERE withdrawal.id = $1",
      [id],
    )
    .then(({ rows }) => rows);
  await tamper(byline, `UPDATE transaction SET posting_id = NULL WHERE id = '${shownOne.id}'`);
  expect(await problems()).toEqual([
    `transaction ${shownOne.id}: it counts as paid, and no posting moved its 5000`,
    `organization ${paul.organization}: 5000 are in transit, its open withdrawals ask for 0`,
    differs,
  ]);
  await tamper(byline, `UPDATE transaction SET posting_id = '${shownOne.posting_id}' WHERE id = '${shownOne.id}'`);
  await status(1);
  expect(await problems()).toEqual([]);
});
