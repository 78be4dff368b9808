import { pino } from "pino";
import { expect, test } from "vitest";
import type { EventConsumer } from "../src/events/server/commands.ts";
import { readEvents } from "../src/events/server/read.ts";
import { resourcesOf } from "../src/resources.ts";
import { tellers } from "../src/tellers.ts";
import { type EventNotice, noticeOf, publicEvents } from "../src/webhooks/public-events.ts";
import { publishedEvents } from "./published-events.ts";
import { aBooking, goodText, openTrade } from "./scene.ts";

type Subject = keyof typeof publicEvents;

const subjects = (Object.keys(publicEvents) as Subject[]).flatMap((subject) => {
  const events = publicEvents[subject];
  return events ? [{ subject, ...events }] : [];
});
const rows = subjects.flatMap(({ names, resource, version }) =>
  Object.values(names).map((name) => ({ name, resource, version })),
);

test.each(subjects)("everything that happens to $subject has a public name", ({ subject, names }) => {
  expect(Object.keys(names).sort()).toEqual([...tellers[subject].verbs].sort());
});

test("a public name is the noun and what happened to it, once", () => {
  const names = rows.map(({ name }) => name);
  expect(names.filter((name) => !/^[a-z_]+\.[a-z_]+$/.test(name))).toEqual([]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("the payload of an event is the resource that it is about, as the API answers it", () => {
  const served = resourcesOf({ PAYMENT_PROVIDER: "sandbox" });
  for (const { resource } of rows) {
    const { name, path, schema } = served.find((each) => each.path === resource.path) ?? {};
    expect({ name, path }).toEqual({ name: resource.name, path: resource.path });
    expect(schema).toBe(resource.schema);
  }
});

test("a name that was published stays, at its version or a later one", () => {
  const known = new Map(rows.map(({ name, version }) => [name, version]));
  for (const [name, version] of Object.entries(publishedEvents))
    expect([name, (known.get(name) ?? 0) >= version]).toEqual([name, true]);
});

test("docs/events.md lists the events (`npx vitest run test/public-events.test.ts -u` writes it anew)", async () => {
  const lines = rows.map(
    ({ name, resource, version }) => `| \`${name}\` | \`/api/${resource.path}/{id}\` | ${resource.name} | ${version} |`,
  );
  await expect(`${introduction}\n${lines.join("\n")}\n`).toMatchFileSnapshot("../docs/events.md");
});

const introduction = `# Events

Everything that happens in Byline and that programs outside may be told of. A name never changes. An event says:

| field | |
|---|---|
| \`id\` | unique; whoever gets an event twice knows it by this |
| \`name\`, \`version\` | what happened; the version of its payload |
| \`about\` | the address of the resource |
| \`sequence\` | 1, 2, 3 … for the events of one resource, in the order in which they happened, without a gap |
| \`createdAt\` | when it happened |

The payload is the resource, as the API answers it to the reader; \`/api/docs.json\` has its schema under the class's name. Programs follow them
by a list, a stream or webhooks: [webhooks.md](webhooks.md). How events are recorded and read: [src/events](../src/events/README.md). This list is drawn from \`src/webhooks/public-events.ts\`.

| name | about | payload | version |
|---|---|---|---|`;

test("a reader outside is told what happened to an order by name, address and sequence, each once", async () => {
  const { byline, ada, paul } = await openTrade();
  const told: EventNotice[] = [];
  const reader: EventConsumer = {
    name: "outside",
    concerns: (event) => noticeOf(event) !== undefined,
    take: async (_tx, event) => told.push(noticeOf(event) as EventNotice),
  };
  const read = () => readEvents(byline.database, reader, pino({ level: "silent" }));
  await read();
  const { id } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await ada.person.post(`/api/orders/${id}/send`, {});
  await read();
  await paul.person.post(`/api/orders/${id}/accept`, {});
  await read();
  const about = `/api/orders/${id}`;
  expect(told.filter((notice) => notice.about === about)).toMatchObject([
    { name: "order.booked", version: 1, sequence: 1 },
    { name: "order.sent", version: 1, sequence: 2 },
    { name: "order.accepted", version: 1, sequence: 3 },
  ]);
  expect((await ada.person.get(about)).status).toBe(200);
});
