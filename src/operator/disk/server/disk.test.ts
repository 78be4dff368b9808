import { expect, test } from "vitest";
import { anOperator, openTrade } from "../../../../test/scene.ts";
import { noteDiskSpace } from "./commands.ts";

const { byline } = await openTrade({ balanceCents: 0 });
const olga = await anOperator(byline, "olga@operator.example");

const look = (freeBytes: number) =>
  byline.database.transaction((tx) => noteDiskSpace(tx, { freeBytes: freeBytes * 1e9, totalBytes: 100e9 }));

async function mails(): Promise<string[]> {
  await byline.settle();
  const { rows } = await byline.database.pool.query(
    "SELECT letter ->> 'subject' AS subject FROM mail WHERE recipient = $1 ORDER BY id",
    [olga.email],
  );
  return rows.map(({ subject }) => subject);
}

test("operators hear once that the disk is getting full, once that it is, and anew after there was room again", async () => {
  for (const free of [50, 9, 8]) await look(free);
  expect(await mails()).toEqual(["The server's disk is getting full"]);
  for (const free of [0.5, 0.4, 5]) await look(free);
  expect(await mails()).toEqual(["The server's disk is getting full", "The server's disk is full"]);
  for (const free of [60, 9]) await look(free);
  expect(await mails()).toHaveLength(3);
});

test("readiness says how full the disk is", async () => {
  const { status, body } = await byline.stranger.get("/health/ready");
  expect(status).toBe(200);
  expect(["enough", "low", "full"]).toContain(body.disk);
});
