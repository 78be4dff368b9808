import { afterAll, beforeAll, expect, test } from "vitest";
import {
  aBooking,
  aClaimOf,
  aDisputeBy,
  anAdvertiser,
  anIdentityOf,
  anOperator,
  aPublisher,
} from "../../../../test/scene.ts";
import { openTestServer, type Person, type TestServer } from "../../../../test/server.ts";
import type { OperatorInbox } from "../contract.ts";
import { inboxId, inboxQueues } from "../inbox.ts";

let byline: TestServer;
let olga: Person;

beforeAll(async () => {
  byline = await openTestServer();
  olga = await anOperator(byline, "olga@byline.example");
});
afterAll(() => byline?.close());

async function waiting(): Promise<Record<string, OperatorInbox["queues"][number]>> {
  const { body } = await olga.get(`/api/inboxes/${inboxId}`);
  const queues = (body as unknown as OperatorInbox).queues;
  expect(queues.map(({ queue }) => queue)).toEqual([...inboxQueues]);
  return Object.fromEntries(queues.map((each) => [each.queue, each]));
}

test("R1.10 an empty inbox counts nothing in every queue", async () => {
  for (const each of Object.values(await waiting())) expect(each).toMatchObject({ count: 0, oldestAt: null });
});

test("R1.10 each case stands in its queue with the age of the oldest, and the operator's own are left out", async () => {
  const ada = await anAdvertiser(byline, "ada", 100_000);
  const paul = await aPublisher(byline, "paul");
  const { id: order } = await aBooking(ada, paul.formatId);
  await aDisputeBy(byline, order, "client");
  expect(await waiting()).toMatchObject({ disputes: { count: 0 } });
  await byline.database.pool.query("UPDATE publication_order SET due_at = now() WHERE id = $1", [order]);
  await aClaimOf(byline, order);
  await anIdentityOf(byline, paul.organization);
  await anIdentityOf(byline, ada.organization);
  await byline.database.pool.query("UPDATE media_project SET status = 'in_review' WHERE id = $1", [paul.media]);
  await byline.database.pool.query(
    "UPDATE identity_verification SET submitted_at = '2026-01-02T03:04:05Z' WHERE organization_id = $1",
    [paul.organization],
  );
  expect(await waiting()).toMatchObject({
    reviews: { count: 1 },
    disputes: { count: 1 },
    claims: { count: 1 },
    identities: { count: 2, oldestAt: "2026-01-02T03:04:05.000Z" },
    withdrawals: { count: 0 },
  });

  await byline.database.pool.query(
    "INSERT INTO organization_member (user_id, organization_id, role) VALUES ($1, $2, 'VIEWER')",
    [olga.id, paul.organization],
  );
  expect(await waiting()).toMatchObject({
    reviews: { count: 0 },
    disputes: { count: 0 },
    claims: { count: 0 },
    identities: { count: 1 },
  });
});
