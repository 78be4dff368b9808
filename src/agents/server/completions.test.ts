import { expect, test } from "vitest";
import { aBooking, openTrade } from "../../../test/scene.ts";
import { anAgent, tokenOf } from "./test-support.ts";

const { byline, ada, paul } = await openTrade();
const { id, number } = await aBooking(ada, paul.formatId);
const reading = await tokenOf(ada.person, ["read"]);

type Client = Awaited<ReturnType<typeof anAgent>>["client"];

const idsAt = async (client: Client, name: string, value: string) => {
  const ref = { type: "ref/resource" as const, uri: `byline://${name}/{id}` };
  return (await client.complete({ ref, argument: { name: "id", value } })).completion.values;
};

test.each(["auto", "legacy"] as const)("a client completes ids of what its token reads (%s)", async (era) => {
  const { client } = await anAgent(byline, reading, { era });
  for (const typed of ["", id.slice(0, 9), number, number.toLowerCase().slice(1, 5)])
    expect([typed, await idsAt(client, "orders", typed)]).toEqual([typed, [id]]);
  expect(await idsAt(client, "orders", "no such order")).toEqual([]);
  expect(await idsAt(client, "outlets", "paul")).toEqual([paul.formatId]);
  expect(await idsAt(client, "reports", "")).toEqual([ada.campaign]);
  await client.close();
});

test("another organization's orders and campaigns complete nothing", async () => {
  const stranger = await byline.person("stranger@agency.example");
  const { client } = await anAgent(byline, await tokenOf(stranger, ["read"]));
  for (const name of ["orders", "reports"]) expect([name, await idsAt(client, name, "")]).toEqual([name, []]);
  expect(await idsAt(client, "orders", id)).toEqual([]);
});

test("a token that doesn't read completes nothing", async () => {
  const { client } = await anAgent(byline, await tokenOf(ada.person, ["webhooks"]));
  expect(await idsAt(client, "orders", "")).toEqual([]);
});

test("a prompt's campaign completes by name, and words of the person's own don't", async () => {
  const { client } = await anAgent(byline, reading);
  const { body } = await ada.person.get(`/api/campaigns/${ada.campaign}`);
  const complete = async (name: string, argument: string, value: string) => {
    const ref = { type: "ref/prompt" as const, name };
    return (await client.complete({ ref, argument: { name: argument, value } })).completion.values;
  };
  expect(await complete("find_and_book", "campaign", body.name.slice(0, 3))).toEqual([body.name]);
  expect(await complete("find_and_book", "wish", "five")).toEqual([]);
  await expect(complete("no_such_prompt", "campaign", "")).rejects.toThrow(/no such prompt/);
  await expect(idsAt(client, "wallets", "")).rejects.toThrow(/no such prompt/);
});
