import { expect, test } from "vitest";
import { aBooking, openTrade } from "../../../test/scene.ts";
import type { Person } from "../../../test/server.ts";

const { byline, ada, paul } = await openTrade();
const { id: order } = await aBooking(ada, paul.formatId);
const project = (await ada.person.get(`/api/campaigns/${ada.campaign}`)).body.project.split("/").at(-1);
const board = `/dashboard/${ada.organization}/${project}/${ada.campaign}`;

const open = (person: Person, address: string) => person.get(`/api/screens?address=${encodeURIComponent(address)}`);

test("a screen's first answers are what each call answers by itself", async () => {
  const { status, body, headers } = await open(ada.person, `${board}?order=${order}`);
  expect(status).toBe(200);
  expect(headers["cache-control"]).toBe("private, no-store");
  const addresses = Object.keys(body.answers);
  expect(addresses).toEqual(
    expect.arrayContaining([
      "/public_settings",
      `/client_users/${ada.person.id}`,
      `/campaigns/${ada.campaign}`,
      `/orders/${order}`,
      `/order_events?itemsPerPage=100&order=${order}`,
      `/orders?campaign=${ada.campaign}&itemsPerPage=100&page=1`,
    ]),
  );
  for (const address of addresses)
    expect(body.answers[address], address).toEqual((await ada.person.get(`/api${address}`)).body);
});

test("a stranger's order is left out, and lists about it are empty", async () => {
  const mallory = await byline.person("mallory@stranger.example");
  const { body } = await open(mallory, `${board}?order=${order}`);
  expect(body.answers).toHaveProperty([`/client_users/${mallory.id}`]);
  const about = Object.keys(body.answers).filter(
    (address) => address.includes(order) || address.includes(ada.campaign),
  );
  for (const address of about) expect(body.answers[address], address).toMatchObject({ "hydra:totalItems": 0 });
  expect(body.answers).not.toHaveProperty([`/orders/${order}`]);
});

test("without a session there is none, and an odd address opens nothing", async () => {
  expect((await open(byline.stranger, "/media")).status).toBe(401);
  expect((await open(ada.person, "media")).status).toBe(400);
  const { body } = await open(ada.person, "/media/nothing?order=x&itemsPerPage=banana");
  expect(Object.keys(body.answers)).toContain(`/client_users/${ada.person.id}`);
});
