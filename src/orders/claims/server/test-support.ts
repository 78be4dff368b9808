import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect } from "vitest";
import {
  aBooking,
  anAdvertiser,
  anOperator,
  aPublisher,
  balances,
  goodText,
  type Publisher,
} from "../../../../test/scene.ts";
import { openTestServer, type Person } from "../../../../test/server.ts";
import { verifyHeld } from "../../../cli/verify-ledger/verify-held.ts";
import { queuesOf } from "../../../queues.ts";
import { verifyLedger } from "../../../wallet/server/verify-ledger.ts";

const names = Array.from({ length: 40 }, (_, index) => `paul${index + 1}`);

type ClaimScene = { paul: Publisher; whileAnswering: () => Promise<unknown>; pageForReaders?: string | undefined };

/** An installation that looks at pages of this process. Checks the books after the file's tests. */
export async function openClaims() {
  const scene: ClaimScene = { paul: undefined as never, whileAnswering: async () => [] };
  /** Every other page is gone. */
  const pages = new Map<string, string>();
  const site = createServer(async ({ url = "", headers }, response) => {
    await scene.whileAnswering();
    const isCheck = headers["user-agent"]?.startsWith("Byline");
    const page = isCheck ? pages.get(url) : (scene.pageForReaders ?? pages.get(url));
    response.writeHead(page === undefined ? 404 : 200, { "content-type": "text/html" }).end(page ?? "Gone");
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const hosts = names.map((name) => `${name}.example=127.0.0.1:${(site.address() as AddressInfo).port}`);
  const byline = await openTestServer({ env: { LINK_CHECK_HOSTS: hosts.join(",") } });
  const ada = await anAdvertiser(byline, "ada", 10_000_000);
  const olga = await anOperator(byline, "olga@operator.example");
  let publishers = 0;
  afterAll(async () => {
    expect((await verifyLedger(byline.database.pool, verifyHeld)).problems).toEqual([]);
    await byline.close();
    site.close();
  });

  const query = async (text: string, ...values: unknown[]) => (await byline.database.pool.query(text, values)).rows;

  const order = async (id: string) => (await ada.person.get(`/api/orders/${id}`)).body;

  const claims = async (id: string, person: Person = ada.person) =>
    (await person.get(`/api/claims?order=${id}`)).body["hydra:member"];

  const act = (person: Person, id: string, move: string, input: object = {}) =>
    person.post(`/api/orders/${id}/${move}`, input);

  const money = async () => ({
    available: (await balances(ada.person, ada.organization)).available as number,
    earnings: (await balances(scene.paul.person, scene.paul.organization)).earnings as number,
  });

  async function look(id: string): Promise<void> {
    const queue = queuesOf(byline.config).find(({ name }) => name === "check-publication");
    await queue?.handle(byline.database, { orderId: id }, undefined as never);
  }

  async function letPass(id: string, time: string): Promise<void> {
    await query(
      `UPDATE publication_order SET published_at = published_at - $2::interval, completed_at = completed_at - $2::interval,
       deadline_at = deadline_at - $2::interval, due_at = due_at - $2::interval, look_asked_at = look_asked_at - $2::interval, deadline_look_at = deadline_look_at - $2::interval WHERE id = $1`,
      id,
      time,
    );
    await query("UPDATE link_check SET checked_at = checked_at - $2::interval WHERE order_id = $1", id, time);
    await query("UPDATE order_extra SET done_at = done_at - $2::interval WHERE order_id = $1", id, time);
    await query(
      "UPDATE publication_watch SET failed_at = failed_at - $2::interval, lost_at = lost_at - $2::interval, accepted_at = accepted_at - $2::interval WHERE order_id = $1",
      id,
      time,
    );
  }

  async function published(format: Record<string, unknown> = {}): Promise<string> {
    publishers += 1;
    scene.paul = await aPublisher(byline, `paul${publishers}`, format);
    const { paul } = scene;
    const { id } = await aBooking(ada, paul.formatId);
    await ada.person.patch(`/api/orders/${id}`, goodText);
    await act(ada.person, id, "send");
    await act(paul.person, id, "accept");
    pages.set(`/${id}`, goodText.content);
    const answer = await act(paul.person, id, "publish", { publicationUrl: `http://${paul.domain}/${id}` });
    expect(answer.status).toBe(200);
    await look(id);
    return id;
  }

  async function completed(format: Record<string, unknown> = {}): Promise<string> {
    const id = await published(format);
    expect((await act(ada.person, id, "approve")).body.status).toBe("completed");
    return id;
  }

  /** The page disappears ten days later: two looks, an hour apart, miss it. */
  async function lost(format: Record<string, unknown> = {}): Promise<string> {
    const id = await completed(format);
    await loseAgain(id, "10 days");
    return id;
  }

  async function loseAgain(id: string, after: string): Promise<void> {
    pages.delete(`/${id}`);
    await letPass(id, after);
    await look(id);
    expect((await order(id)).status).toBe("completed");
    await letPass(id, "1 hour");
    await look(id);
  }

  const mailsOf = async (number: string) => {
    await byline.settle();
    const rows = await query(
      "SELECT recipient, letter ->> 'subject' AS subject FROM mail WHERE letter ->> 'subject' LIKE $1 ORDER BY id, recipient",
      `% · ${number}`,
    );
    return rows.map(({ recipient, subject }) => `${recipient.split("@")[0]} ${subject.replace(/ · \w+$/, "")}`);
  };

  return {
    scene,
    pages,
    byline,
    ada,
    olga,
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
    mailsOf,
  };
}
