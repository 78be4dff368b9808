import { expect, test } from "vitest";
import type { PublishDateMode } from "#orders/dates/publish-date.ts";
import { aBooking, openTrade } from "../../../../test/scene.ts";

const { byline, ada, paul } = await openTrade();
await aBooking(ada, paul.formatId);

const rows = async (text: string, values: unknown[] = []) => (await byline.database.pool.query(text, values)).rows;

type Past = {
  status: string;
  accepted?: boolean;
  /** Hours after acceptance; the turnaround is 48. */
  publishedAfter?: number;
  /** The agreed day; orders are accepted when 2024-01-10 begins. */
  date?: [mode: PublishDateMode, publishOn: string];
  rounds?: number;
  claims?: string[];
  /** Link checks: days after publication, and whether the links were found. */
  looks?: [days: number, found: boolean][];
};

async function anOldOrder({
  status,
  accepted = true,
  publishedAfter,
  date,
  rounds = 0,
  claims = [],
  looks = [],
}: Past): Promise<void> {
  const acceptedAt = new Date("2024-01-10T00:00:00Z");
  const [{ id }] = (await rows(
    `INSERT INTO publication_order SELECT (jsonb_populate_record(booked, jsonb_build_object('id', gen_random_uuid(),
       'number', 'T' || gen_random_uuid(), 'status', $2::text, 'revision_rounds', $3::integer, 'deadline_at', NULL,
       'sent_at', $4::timestamptz, 'accepted_at', CASE WHEN $5 THEN $4::timestamptz END,
       'publish_date_mode', $6::text, 'publish_on', $7::date))).*
     FROM publication_order AS booked WHERE media_project_id = $1 AND status = 'booked' RETURNING id`,
    [paul.media, status, rounds, acceptedAt, accepted, ...(date ?? ["After", null])],
  )) as [{ id: string }];
  if (publishedAfter === undefined) return;
  if (["completed", "refunded"].includes(status))
    await rows("UPDATE publication_order SET completed_at = now() WHERE id = $1", [id]);
  for (const claim of claims)
    await rows(
      "INSERT INTO claim (id, order_id, problems, due_at, status, closed_at) VALUES (gen_random_uuid(), $1, '{Gone}', now(), $2, CASE WHEN $2 <> 'open' THEN now() END)",
      [id, claim],
    );
  const publishedAt = new Date(acceptedAt.getTime() + publishedAfter * 3_600_000);
  await rows("UPDATE publication_order SET first_published_at = $2 WHERE id = $1", [id, publishedAt]);
  for (const [days, found] of looks)
    await rows(
      "INSERT INTO link_check (id, order_id, passed, evidence, checked_at) VALUES (gen_random_uuid(), $1, $2, $3, $4::timestamptz + make_interval(days => $5))",
      [id, found, { reachable: true, links: [{ href: "https://nimbus.example/", found }] }, publishedAt, days],
    );
}

const facts = async () => (await ada.person.get(`/api/media_facts/${paul.media}`)).body;

test("R10.8 below ten orders nothing is said", async () => {
  for (let order = 0; order < 9; order++)
    await anOldOrder({
      status: "completed",
      publishedAfter: 24,
      looks: [
        [1, true],
        [95, true],
      ],
    });
  expect(await facts()).toMatchObject({
    id: paul.media,
    onTime: null,
    declined: null,
    revisionRounds: null,
    linksAfter3Months: null,
    linksAfter12Months: null,
  });
});

test("R10.8 each fact is counted over the orders that it is about, and says how many they are", async () => {
  await anOldOrder({
    status: "completed",
    publishedAfter: 72,
    rounds: 2,
    looks: [
      [95, false],
      [110, true],
      [370, true],
    ],
  });
  await anOldOrder({ status: "expired" });
  await anOldOrder({ status: "expired", accepted: false });
  await anOldOrder({ status: "rejected", accepted: false });
  await anOldOrder({ status: "canceled", accepted: false });
  expect(await facts()).toMatchObject({
    onTime: { share: 9 / 11, orders: 11 },
    declined: { share: 2 / 13, orders: 13 },
    revisionRounds: { median: 0, orders: 10 },
    linksAfter3Months: { share: 0.9, orders: 10 },
    linksAfter12Months: null,
  });
});

test.each([
  ["On", 1],
  ["After", 2],
  ["Before", 2],
] as const)(
  "R4.7 on time is %s the agreed day: of the day before, the day and the day after it are %i",
  async (mode, kept) => {
    const was = (await facts()).onTime;
    for (const publishedAfter of [23, 24, 48])
      await anOldOrder({ status: "completed", publishedAfter, date: [mode, "2024-01-11"] });
    const { share, orders } = (await facts()).onTime;
    expect(orders - was.orders).toBe(3);
    expect(share * orders - was.share * was.orders).toBeCloseTo(kept);
  },
);

test("R10.8 publications that were kept are counted, and of those that were lost the restored ones", async () => {
  const was = (await facts()).kept;
  expect(was).toMatchObject({ share: 1, lost: 0, restored: 0 });
  const claimed: [status: string, ...claims: string[]][] = [
    ["completed", "restored"],
    ["completed", "restored", "waived"],
    ["refunded", "refunded"],
    ["refunded", "disputed"],
    ["completed", "disputed"],
  ];
  for (const [status, ...claims] of claimed) await anOldOrder({ status, publishedAfter: 24, claims });
  const orders = was.orders + claimed.length;
  expect((await facts()).kept).toEqual({ share: (orders - 4) / orders, orders, lost: 4, restored: 1 });
});

test("R10.8 the facts of a medium that is not on the market are its publisher's own", async () => {
  await paul.person.patch(`/api/media/${paul.media}`, { status: "paused" });
  expect((await ada.person.get(`/api/media_facts/${paul.media}`)).status).toBe(404);
  expect((await paul.person.get(`/api/media_facts/${paul.media}`)).status).toBe(200);
});
