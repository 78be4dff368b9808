import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyEverything } from "../../src/cli/verify-ledger/verify-everything.ts";
import { demoLogins } from "../../src/demo/cast.ts";
import { fillDemo } from "../../src/demo/fill.ts";
import { openDemoLogins } from "../../src/demo/open-logins.ts";
import { startAuthService, startServer } from "../../src/main.ts";
import { sealerOf } from "../../src/sealing-key.ts";
import { openTestFiles } from "../files.ts";
import { openTestServer, type TestServer } from "../server.ts";

let byline: TestServer;
beforeAll(async () => {
  byline = await openTestServer();
});
afterAll(() => byline?.close());

test("a database that was tried as a demo does not go public with the demo's passwords", async () => {
  expect(await openDemoLogins(byline.database)).toEqual([]);
  await fillDemo(byline.database, byline.testDatabase.ownerUrl, {
    store: openTestFiles(),
    sealer: sealerOf(byline.config),
  });
  const emails = demoLogins.map(({ email }) => email);
  expect(await openDemoLogins(byline.database)).toEqual(emails);
  const starting = startServer(
    { ...byline.config, DATABASE_URL: byline.testDatabase.ownerUrl, demo: false, PORT: 0 },
    () => {},
  );
  await expect(starting).rejects.toThrow(/published passwords: ada@.*npm run reset.*DEMO=true/);
  const alone = startAuthService(
    { ...byline.config, DATABASE_URL: byline.testDatabase.ownerUrl, demo: false, PORT: 0 },
    () => {},
  );
  await expect(alone).rejects.toThrow("published passwords");
});

test("R10.3 R10.15 the demo has a publication that is as it was approved, one restored, one lost and one refunded", async () => {
  const { rows } = await byline.database.pool.query(
    `SELECT o.status, claim.status AS claim FROM publication_order AS o LEFT JOIN claim ON claim.order_id = o.id
     WHERE o.publication_url LIKE '%/nimbus-coffee' ORDER BY o.status, claim.status NULLS FIRST`,
  );
  expect(rows).toEqual([
    { status: "claimed", claim: "open" },
    { status: "completed", claim: null },
    { status: "completed", claim: "restored" },
    { status: "refunded", claim: "refunded" },
  ]);
  expect((await verifyEverything(byline.database.pool)).problems).toEqual([]);
});

test("R10.15 the demo has a voucher that was redeemed, and an affiliate with a commission that is paid", async () => {
  const { rows } = await byline.database.pool.query(
    `SELECT (SELECT count(*) FROM voucher_redemption WHERE outcome = 'redeemed') AS redeemed,
            (SELECT count(*) FROM referral) AS referred, (SELECT count(*) FROM commission WHERE paid_at IS NOT NULL) AS paid`,
  );
  expect(rows).toEqual([{ redeemed: 1, referred: 1, paid: 1 }]);
});

test("whose password was changed is no demo login any more", async () => {
  await byline.database.pool.query("UPDATE users SET encrypted_password = '' WHERE email LIKE 'ada@%'");
  expect(await openDemoLogins(byline.database)).toEqual(demoLogins.slice(1).map(({ email }) => email));
});

test("R3.15 R10.15 the demo has an identity that waits, one that is approved and one that was rejected by their documents, and one by the provider", async () => {
  const { rows } = await byline.database.pool.query(
    `SELECT state, provider, (SELECT count(*) FROM identity_document AS document WHERE document.organization_id = it.organization_id) AS documents
     FROM identity_verification AS it ORDER BY state, provider`,
  );
  expect(rows).toEqual([
    { state: "approved", provider: "manual", documents: 2 },
    { state: "approved", provider: "sandbox", documents: 0 },
    { state: "in_review", provider: "manual", documents: 2 },
    { state: "rejected", provider: "manual", documents: 1 },
  ]);
});

test("R3.2 R10.15 the demo has a payment that the operator gave back, and a person whom the operator suspended", async () => {
  const { rows } = await byline.database.pool.query(
    `SELECT (SELECT count(*) FROM chargeback WHERE kind = 'refund' AND reason IS NOT NULL AND status = 'final') AS "givenBack",
       (SELECT count(*) FROM client_user WHERE suspended_reason IS NOT NULL) AS suspended,
       (SELECT count(*) FROM provider_event WHERE outcome = 'waiting') AS waiting`,
  );
  expect(rows).toEqual([{ givenBack: 1, suspended: 1, waiting: 0 }]);
});

test("R2.17 R10.15 the demo has withdrawals that were paid, by transfer and by the provider, one that failed, one on its way and one that waits", async () => {
  const { rows } = await byline.database.pool.query(
    `SELECT shown.status, withdrawal.method FROM withdrawal JOIN transaction AS shown ON shown.id = withdrawal.transaction_id
     ORDER BY shown.status, withdrawal.method`,
  );
  expect(rows.map(({ status, method }) => [status, method])).toEqual([
    [1, "transfer"],
    [2, "transfer"],
    [3, "provider"],
    [3, "transfer"],
    [4, "transfer"],
  ]);
});
