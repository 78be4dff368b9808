import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { until } from "../process.ts";
import { answers, Receivers } from "../receivers.ts";
import { aBooking, goodText, openTrade } from "../scene.ts";
import { scratchFolder } from "../scratch.ts";

const entry = fileURLToPath(new URL("../../bin/byline.mjs", import.meta.url));
const receivers = new Receivers();
const receiver = await receivers.open("steady");
const { byline, ada, paul } = await openTrade({ env: { LINK_CHECK_HOSTS: receivers.hosts } });
const folder = scratchFolder();
const workers: ChildProcess[] = [];

afterAll(() => {
  for (const worker of workers) worker.kill("SIGKILL");
  receivers.close();
  folder.remove();
});

/** A worker of this installation in a process of its own. */
function startWorker(): ChildProcess {
  const { ownerUrl } = byline.testDatabase;
  const worker = spawn(process.execPath, [entry, "worker"], {
    env: {
      ...process.env,
      DATABASE_URL: ownerUrl,
      DATA_DIR: folder.path,
      IDENTITY_KEY: byline.config.IDENTITY_KEY,
      LINK_CHECK_HOSTS: receivers.hosts,
      DEMO: "false",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  workers.push(worker);
  return worker;
}

const received = () =>
  receiver.calls.map(({ body }) => JSON.parse(body).data as { id: string; about: string; sequence: number });

test("kill -9 of the worker in the middle of sending loses no event, and each object's come in order", async () => {
  const input = { organization: ada.organization, url: `http://${receiver.host}/events` };
  expect((await ada.person.post("/api/webhooks", input)).status).toBe(201);
  for (let count = 0; count < 12; count++) {
    const { id } = await aBooking(ada, paul.formatId);
    await ada.person.patch(`/api/orders/${id}`, goodText);
    await ada.person.post(`/api/orders/${id}/send`, {});
  }
  // Half of the first turn is under way when the worker dies.
  receiver.answer = (call, response, count) => (count <= 4 ? answers.ok(call, response) : undefined);
  const first = startWorker();
  await until(async () => receiver.calls.length >= 8, 400_000);
  first.kill("SIGKILL");
  await new Promise((resolve) => first.once("exit", resolve));
  receiver.answer = answers.ok;
  // As if the dead worker's lease had ended.
  await byline.database.pool.query("UPDATE webhook_delivery SET due_at = now() WHERE due_at IS NOT NULL");
  startWorker();
  await until(async () => new Set(received().map(({ id }) => id)).size === 24, 400_000);
  const orders = new Map<string, number[]>();
  for (const { about, sequence } of received()) orders.set(about, [...(orders.get(about) ?? []), sequence]);
  expect(orders.size).toBe(12);
  for (const sequences of orders.values()) expect([...new Set(sequences)]).toEqual([1, 2]);
  for (const sequences of orders.values()) expect(sequences).toEqual(sequences.toSorted());
});
