import { expect, test } from "vitest";
import { anOperator, openTrade } from "../../../../test/scene.ts";
import { noteStrain } from "./commands.ts";
import { lookAtStrain } from "./queries.ts";

const { byline } = await openTrade({ balanceCents: 0 });
const olga = await anOperator(byline, "olga@operator.example");

const look = (connections: number, minutes: number) =>
  byline.database.transaction((tx) =>
    noteStrain(tx, { reading: { connections, queues: minutes * 60 }, queue: "send-mail" }),
  );

async function mails(): Promise<string[]> {
  await byline.settle();
  const { rows } = await byline.database.pool.query(
    "SELECT letter ->> 'subject' AS subject, letter ->> 'paragraphs' AS text FROM mail WHERE recipient = $1 ORDER BY id",
    [olga.email],
  );
  return rows.map(({ subject, text }) => `${subject}: ${text}`);
}

test("operators hear once of connections that run out and of work that waits, and anew after it had eased", async () => {
  await Promise.all([look(0.85, 1), look(0.85, 1)]);
  await look(0.7, 1);
  expect(await mails()).toEqual([expect.stringMatching(/^The database is running out of connections: .*85%/)]);
  await look(0.5, 16);
  expect((await mails())[1]).toMatch(/^Background work is late: .*send-mail: 16 minutes/);
  await look(0.9, 0);
  expect(await mails()).toHaveLength(3);
});

test("a look reads connections in use and the queue whose oldest job waits longest", async () => {
  await byline.database.pool.query(
    "UPDATE pgboss.job SET start_after = now() + interval '1 day' WHERE state < 'active'",
  );
  expect(await lookAtStrain(byline.database.reader)).toEqual({
    reading: { connections: expect.any(Number), queues: 0 },
    queue: null,
  });
  await byline.database.pool.query(
    "INSERT INTO pgboss.job (name, start_after) VALUES ('send-mail', now() - interval '20 minutes')",
  );
  const { reading, queue } = await lookAtStrain(byline.database.reader);
  expect([queue, Math.round(reading.queues / 60)]).toEqual(["send-mail", 20]);
  expect(reading.connections).toBeGreaterThan(0);
  expect(reading.connections).toBeLessThan(1);
});
