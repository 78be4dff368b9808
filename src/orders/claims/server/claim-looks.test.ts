import { expect, test } from "vitest";
import { fireDeadlines, runQueue } from "../../../../test/run-queue.ts";
import { goodText } from "../../../../test/scene.ts";
import type { Person } from "../../../../test/server.ts";
import { openClaims } from "./test-support.ts";

const {
  scene,
  pages,
  byline,
  ada,
  query,
  order,
  claims,
  act,
  money,
  look,
  letPass,
  published,
  completed,
  lost,
  loseAgain,
} = await openClaims();

const newest = async (id: string) => (await ada.person.get(`/api/link_checks?order=${id}`)).body["hydra:member"][0];

test("R10.3 the page is looked at once more before the refund: what is back in the last minute stays paid", async () => {
  const id = await lost();
  const before = await money();
  pages.set(`/${id}`, goodText.content);
  await letPass(id, "16 days");
  await fireDeadlines(byline);
  expect((await order(id)).status).toBe("completed");
  expect(await money()).toEqual(before);
});

test("R10.3 while Byline's own network is away no refund runs", async () => {
  const id = await lost();
  await query("UPDATE operator_setting SET known_pages = ARRAY[$1]", `http://${scene.paul.domain}/away`);
  await letPass(id, "16 days");
  await fireDeadlines(byline);
  expect((await order(id)).status).toBe("claimed");
  const looks = () => query("SELECT FROM link_check WHERE order_id = $1", id);
  const before = await looks();
  await fireDeadlines(byline);
  expect(await looks()).toEqual(before);
  await query("UPDATE operator_setting SET known_pages = '{}'");
  await letPass(id, "1 hour");
  await fireDeadlines(byline);
  expect((await order(id)).status).toBe("refunded");
});

test("R10.3 without a guarantee nothing is claimed", async () => {
  const id = await lost({ guaranteeDays: 0 });
  expect([(await order(id)).status, await claims(id)]).toEqual(["completed", []]);
});

test("R10.3 whoever closed the organization waived the guarantee: nothing is claimed, and nobody is refunded", async () => {
  const id = await completed();
  const close = (status: number) =>
    query("UPDATE organization SET status = $1 WHERE id = $2", status, ada.organization);
  await close(3);
  await loseAgain(id, "10 days");
  expect([(await order(id)).status, await claims(id)]).toEqual(["completed", []]);
  await close(0);
});

test("R10.3 a loss seen first within the guarantee opens a claim, also when the second look comes after its end", async () => {
  const id = await completed({ guaranteeDays: 30 });
  pages.delete(`/${id}`);
  await letPass(id, "719 hours 30 minutes");
  await look(id);
  await letPass(id, "1 hour");
  expect((await act(ada.person, id, "contest", { reason: "Gone" })).body.code).toBe("guarantee_over");
  await look(id);
  expect((await order(id)).status).toBe("claimed");
});

test("R10.3 a loss seen first after the guarantee is claimed by nobody", async () => {
  const id = await completed({ guaranteeDays: 30 });
  pages.delete(`/${id}`);
  await loseAgain(id, "721 hours");
  expect([(await order(id)).status, await claims(id)]).toEqual(["completed", []]);
});

test("R10.3 a look at a page that was replaced meanwhile says nothing of the new one", async () => {
  const id = await lost();
  const checks = async () => (await ada.person.get(`/api/link_checks?order=${id}`)).body["hydra:totalItems"];
  const before = await checks();
  pages.set(`/${id}`, goodText.content);
  scene.whileAnswering = () =>
    query("UPDATE publication_order SET publication_url = $2 WHERE id = $1", id, `http://${scene.paul.domain}/other`);
  await look(id);
  scene.whileAnswering = async () => [];
  expect([(await order(id)).status, await checks()]).toEqual(["claimed", before]);
});

test("R10.8 a publication's looks are asked for by either side of a completed order, not more often than every five minutes", async () => {
  const id = await completed();
  await letPass(id, "1 hour");
  expect((await act(ada.person, id, "check-again")).status).toBe(200);
  expect((await act(scene.paul.person, id, "check-again")).body.code).toBe("checked_lately");
});

test("R10.3 a look that completes an order is what its publication is compared with later, to the millisecond", async () => {
  for (let round = 0; round < 6; round++) {
    const id = await published();
    pages.delete(`/${id}`);
    await query("UPDATE publication_order SET deadline_at = now() - interval '1 minute' WHERE id = $1", id);
    await fireDeadlines(byline);
    pages.set(`/${id}`, goodText.content);
    await look(id);
    await loseAgain(id, "10 days");
    expect((await order(id)).status).toBe("claimed");
  }
});

test("R10.3 what both sides had changed is compared with the first look since then", async () => {
  const id = await completed();
  const change = { order: id, kind: "change", name: "Fresh figures", priceCents: 1_000 };
  const proposed = await scene.paul.person.post("/api/order_extras", change);
  expect(proposed.status, JSON.stringify(proposed.body)).toBe(201);
  const step = (person: Person, move: string) => person.post(`/api/order_extras/${proposed.body.id}/${move}`, {});
  expect((await step(ada.person, "agree")).status).toBe(200);
  pages.set(`/${id}`, "<p>Ten tips for better sleep</p>");
  await look(id);
  expect((await step(scene.paul.person, "finish")).status).toBe(200);
  for (const time of ["1 hour", "1 hour", "1 hour"]) {
    await letPass(id, time);
    await look(id);
  }
  expect([(await order(id)).status, await claims(id)]).toEqual(["completed", []]);
  await loseAgain(id, "1 day");
  expect((await order(id)).status).toBe("claimed");
});

test.each([
  ["reopen", { reason: "A figure is missing" }],
  ["dispute", { reason: "Nothing was changed" }],
])(
  "R10.3 a claim on a page whose done change the advertiser answers by %s is refunded only after a look",
  async (move, input) => {
    const id = await completed();
    const change = { order: id, kind: "change", name: "Fresh figures", priceCents: 1_000 };
    const { body } = await scene.paul.person.post("/api/order_extras", change);
    const step = async (person: Person, verb: string, given = {}) => {
      const answer = await person.post(`/api/order_extras/${body.id}/${verb}`, given);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    };
    await step(ada.person, "agree");
    await step(scene.paul.person, "finish");
    await look(id);
    await loseAgain(id, "1 day");
    expect((await order(id)).status).toBe("claimed");
    await step(ada.person, move, input);
    pages.set(`/${id}`, goodText.content);
    await letPass(id, "16 days");
    await fireDeadlines(byline);
    expect((await order(id)).status).toBe("completed");
  },
);

test("R10.3 a slow look that began before another one says nothing against what that one saw", async () => {
  const id = await completed();
  let answer = () => {};
  const begun = new Promise<void>((begin) => {
    scene.whileAnswering = () => {
      scene.whileAnswering = async () => [];
      begin();
      return new Promise<void>((resolve) => {
        answer = resolve;
      });
    };
  });
  const slow = look(id);
  await begun;
  await look(id);
  pages.delete(`/${id}`);
  answer();
  await slow;
  expect(await newest(id)).toMatchObject({ passed: true });
  expect(await query("SELECT failures FROM publication_watch WHERE order_id = $1", id)).toEqual([{ failures: 0 }]);
});

test("R10.3 a deadline that a look decides holds up no other one, and is fired once by its own job", async () => {
  const [slow, quick] = [await lost(), await lost()];
  for (const id of [slow, quick]) await letPass(id, "16 days");
  for (let run = 0; run < 3; run++) await runQueue(byline, "fire-deadlines");
  const jobs = await query("DELETE FROM pgboss.job WHERE name = 'look-at-deadline' RETURNING data ->> 'orderId' AS id");
  expect(jobs.map((job) => job.id).toSorted()).toEqual([slow, quick].toSorted());
  expect((await order(slow)).status).toBe("claimed");
  await runQueue(byline, "look-at-deadline", { orderId: quick });
  expect([(await order(slow)).status, (await order(quick)).status]).toEqual(["claimed", "refunded"]);
  await runQueue(byline, "look-at-deadline", { orderId: slow });
});

test("R10.3 a page is looked at when its agreed change is done and confirmed, and watched on when its removal is given up", async () => {
  const id = await completed();
  const agreed = async (kind: string) => {
    const asked = { order: id, kind, name: `A ${kind}`, priceCents: 1_000 };
    const { body } = await scene.paul.person.post("/api/order_extras", asked);
    await step(ada.person, body.id, "agree");
    return body.id as string;
  };
  const step = async (person: Person, extra: string, move: string, input = {}) =>
    expect((await person.post(`/api/order_extras/${extra}/${move}`, input)).status).toBe(200);
  const looksAsked = async () => {
    const asked = "DELETE FROM pgboss.job WHERE name = 'check-publication' AND data ->> 'orderId' = $1 RETURNING 1";
    return (await query(asked, id)).length;
  };
  const nextLook = async () =>
    (await query("SELECT next_look_at AS at FROM publication_watch WHERE order_id = $1", id))[0].at;
  const change = await agreed("change");
  await looksAsked();
  for (const [person, move] of [
    [scene.paul.person, "finish"],
    [ada.person, "confirm"],
  ] as const) {
    await step(person, change, move);
    expect(await looksAsked()).toBe(1);
  }
  const removal = await agreed("removal");
  await step(scene.paul.person, removal, "finish");
  await look(id);
  expect(await nextLook()).toBeNull();
  await step(ada.person, removal, "reopen", { reason: "It is still there" });
  await step(scene.paul.person, removal, "give-up");
  expect(await looksAsked()).toBe(2);
  await look(id);
  expect(await nextLook()).toEqual(expect.any(Date));
});

test("R10.3 a page that readers are shown otherwise stays lost until a look as one of them holds", async () => {
  const id = await completed();
  scene.pageForReaders = "<p>Ten tips for better sleep</p>";
  await letPass(id, "10 days");
  do await look(id);
  while ((await newest(id)).passed);
  expect((await newest(id)).evidence.readers).toBe("other");
  for (let round = 0; round < 8; round++) {
    await letPass(id, "1 hour");
    await look(id);
    expect((await order(id)).status).toBe("claimed");
  }
  scene.pageForReaders = undefined;
  await look(id);
  expect((await order(id)).status).toBe("completed");
});

test("R10.3 no order completes by itself while readers are shown another page", async () => {
  scene.pageForReaders = "<p>Ten tips for better sleep</p>";
  for (let round = 0; round < 6; round++) {
    const id = await published();
    await query("UPDATE publication_order SET deadline_at = now() - interval '1 minute' WHERE id = $1", id);
    await fireDeadlines(byline);
    expect((await order(id)).status).toBe("checks_failed");
  }
  scene.pageForReaders = undefined;
});
