import { expect, test } from "vitest";
import { aBooking, anAdvertiser, openTrade } from "../../../test/scene.ts";
import { anAgent, tokenOf } from "./test-support.ts";

const { byline, ada, paul } = await openTrade();

/** A client that follows resources, and what it heard. */
async function follower(token: string) {
  const { client } = await anAgent(byline, token);
  const heard: string[] = [];
  client.setNotificationHandler("notifications/resources/updated", ({ params }) => void heard.push(params.uri));
  const listen = (...uris: string[]) => client.listen({ resourceSubscriptions: uris });
  return { client, heard, listen };
}

const sold = async (id: string, move: string) => {
  const { status, body } = await ada.person.post(`/api/orders/${id}/${move}`, {});
  expect([move, status, body.code]).toEqual([move, 200, undefined]);
};

test("a client hears of the orders that it follows, and of no other", async () => {
  const [followed, other] = [await aBooking(ada, paul.formatId), await aBooking(ada, paul.formatId)];
  const uri = `byline://orders/${followed.id}`;
  const { client, heard, listen } = await follower(await tokenOf(ada.person, ["read"]));
  const stream = await listen(uri);
  expect(stream.honoredFilter).toEqual({ resourceSubscriptions: [uri] });
  await sold(other.id, "cancel");
  await sold(followed.id, "cancel");
  await expect.poll(() => heard).toEqual([uri]);
  await stream.close();
  await client.close();
});

test("a client hears of an outlet by its format's events and its own", async () => {
  const uri = `byline://outlets/${paul.formatId}`;
  const { client, heard, listen } = await follower(await tokenOf(ada.person, ["read"]));
  const stream = await listen(uri);
  const changed = await paul.person.patch(`/api/formats/${paul.formatId}`, { priceCents: 12_300 });
  expect(changed.status).toBe(200);
  await expect.poll(() => heard).toEqual([uri]);
  expect((await paul.person.patch(`/api/media/${paul.media}`, { status: "paused" })).status).toBe(200);
  await expect.poll(() => heard).toEqual([uri, uri]);
  await expect(client.readResource({ uri })).rejects.toThrow(/not found/i);
  expect((await paul.person.patch(`/api/media/${paul.media}`, { status: "listed" })).status).toBe(200);
  await stream.close();
  await client.close();
});

test("nobody follows what their token doesn't read", async () => {
  const { id } = await aBooking(ada, paul.formatId);
  const stranger = await byline.person("stranger@agency.example");
  for (const token of [await tokenOf(stranger, ["read"]), await tokenOf(ada.person, ["webhooks"])]) {
    const { client, listen } = await follower(token);
    const stream = await listen(
      `byline://orders/${id}`,
      `byline://orders/${crypto.randomUUID()}`,
      "https://evil.example",
    );
    expect(stream.honoredFilter.resourceSubscriptions ?? []).toEqual([]);
    await stream.close();
    await client.close();
  }
});

test("a revoked token's stream ends before it tells of a change", async () => {
  const { id } = await aBooking(ada, paul.formatId);
  const made = await ada.person.post("/api/api_tokens", { name: "Follower", scopes: ["read"] });
  const { client, heard, listen } = await follower(made.body.token);
  const stream = await listen(`byline://orders/${id}`);
  expect((await ada.person.call("DELETE", `/api/api_tokens/${made.body.id}`)).status).toBe(204);
  await sold(id, "cancel");
  expect(await stream.closed).toBe("graceful");
  expect(heard).toEqual([]);
  await client.close();
});

test("a person has so many streams at once, and one that ends makes room", async () => {
  const fay = await anAdvertiser(byline, "fay", 100_000);
  const { id } = await aBooking(fay, paul.formatId);
  const { client, listen } = await follower(await tokenOf(fay.person, ["read"]));
  const streams = [];
  for (let index = 0; index < 8; index++) streams.push(await listen(`byline://orders/${id}`));
  await expect(listen(`byline://orders/${id}`)).rejects.toThrow(/limit/i);
  await streams[0]?.close();
  await expect
    .poll(() =>
      listen(`byline://orders/${id}`).then(
        (stream) => streams.push(stream),
        () => 0,
      ),
    )
    .toBe(9);
  for (const stream of streams) await stream.close();
  await client.close();
});

test("streams that a person opens at the same moment share the limit", async () => {
  const gus = await anAdvertiser(byline, "gus", 100_000);
  const { id } = await aBooking(gus, paul.formatId);
  const { client, listen } = await follower(await tokenOf(gus.person, ["read"]));
  const asked = Array.from({ length: 12 }, () => listen(`byline://orders/${id}`));
  const opened = (await Promise.allSettled(asked)).flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  expect(opened).toHaveLength(8);
  for (const stream of opened) await stream.close();
  await client.close();
});

test("clients of the revisions before are told of no subscriptions", async () => {
  const { client } = await anAgent(byline, await tokenOf(ada.person, ["read"]), { era: "legacy" });
  expect(client.getServerCapabilities()?.resources).toEqual({});
  await client.close();
});
