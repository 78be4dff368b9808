import { transactionStatuses } from "../../src/wallet/transaction.ts";
import { certain, eventually, heard, isOffMarket } from "./answers.ts";
import { type Caller, type CallFigures, type Heard, pressButton } from "./caller.ts";
import type { BankClock } from "./clock.ts";
import type { BankModel } from "./model.ts";
import type { Basket, Client, Publisher, Scene } from "./scene.ts";

/** A deed's surroundings. All random choices come from `chance`, so that a seed reproduces a run. */
export type Desk = {
  url: string;
  scene: Scene;
  client: Client;
  basket: Basket;
  publisher: Publisher;
  model: BankModel;
  figures: CallFigures;
  clock: BankClock;
  chance: (below: number) => number;
};

const content =
  '<p>Nimbus Coffee opens its first roastery. Read more at <a href="https://nimbus.example/roastery">the roastery</a>.</p>';

/** Tops up through the sandbox's page: paid, declined or left. Returns the page of a paid one. */
export async function topUp({ url, client, model, figures, chance }: Desk): Promise<PaidTopUp | undefined> {
  const amountCents = 1_000 + chance(40_000);
  const { id } = certain(
    await client.call("POST", "/api/top_ups", { organization: client.organization, amountCents }),
    201,
  );
  const { checkoutUrl } = await eventually(client.call, `/api/top_ups/${id}`, (body) => body.checkoutUrl);
  const answer = chance(5) === 0 ? (["decline", "leave"] as const)[chance(2)] : "pay";
  // Pressed more than once, as impatient people do.
  for (let presses = 1 + chance(2); presses > 0; presses--)
    await pressButton(new URL(checkoutUrl, url), answer ?? "pay", figures);
  const { status } = await eventually(client.call, `/api/top_ups/${id}`, (body) => body.status >= 3);
  if (status !== 3) return undefined;
  model.toppedUp(client.name, amountCents);
  return { checkoutUrl, amountCents };
}

type PaidTopUp = { checkoutUrl: string; amountCents: number };

/** A payment is charged back, then won or lost. No other teller may share the client meanwhile. */
export async function chargeBack(desk: Desk): Promise<void> {
  const { url, client, model, figures, chance } = desk;
  const paid = await topUp(desk);
  if (!paid) return;
  const press = (answer: string) => pressButton(new URL(paid.checkoutUrl, url), answer, figures);
  for (let presses = 1 + chance(2); presses > 0; presses--) await press("chargeBack");
  model.chargedBack(client.name, paid.amountCents);
  if (chance(2) === 0) return void (await press("lose"));
  await press("win");
  model.toppedUp(client.name, paid.amountCents);
}

type Order = { id: string; totalCents: number };
type Mover = (call: Caller, move: string, body?: unknown) => Promise<Heard["body"]>;

/** No other teller has the order, so no move may be refused. */
const moverOf =
  ({ id }: Order): Mover =>
  async (call, move, body = {}) =>
    certain(await call("POST", `/api/orders/${id}/${move}`, body), 200);

export async function trade(desk: Desk): Promise<void> {
  const order = await book(desk);
  if (order) await goOn(desk, order);
}

async function book({ client, basket, publisher, model }: Desk): Promise<Order | undefined> {
  const { call } = client;
  const added = await call("POST", `/api/carts/${basket.cart}/add`, { format: publisher.format });
  if (isOffMarket(added)) return undefined;
  const filled = certain(added, 200);
  const booked = heard(await call("POST", `/api/carts/${basket.cart}/book`, {}), 201);
  if (!booked) {
    certain(await call("POST", `/api/carts/${basket.cart}/remove`, { line: filled.lines[0].id }), 200);
    return undefined;
  }
  const [order] = booked["hydra:member"];
  model.held(client.name, order.totalCents);
  return order;
}

/** An offer that is withdrawn, declined or accepted, then its order. */
export async function offer(desk: Desk): Promise<void> {
  const { client, basket, publisher, model, chance } = desk;
  const proposal = { campaign: basket.campaign, format: publisher.format, priceCents: 1_000 + chance(9_000) };
  const proposed = await client.call("POST", "/api/offers", proposal);
  // An earlier agreed price is this organization's price: nobody offers more.
  if (proposed.body.violations?.[0]?.code === "above_price" || isOffMarket(proposed)) return;
  const made = heard(proposed, 201);
  if (!made) return;
  const totalCents = made.versions.at(-1).totalCents as number;
  model.held(client.name, totalCents);
  const answer = (["accept", "accept", "decline", "withdraw"] as const)[chance(4)];
  const asked = answer === "withdraw" ? client.call : publisher.call;
  const words = { accept: { version: 1 }, decline: { version: 1, reason: "Not now" }, withdraw: {} };
  certain(await asked("POST", `/api/offers/${made.id}/${answer}`, words[answer ?? "accept"]), 200);
  if (answer !== "accept") return model.released(client.name, totalCents);
  await goOn(desk, { id: made.id, totalCents });
}

async function goOn(desk: Desk, order: Order): Promise<void> {
  const { client, publisher, model, chance } = desk;
  const move = moverOf(order);
  if (chance(8) === 0) {
    await move(client.call, "cancel");
    return model.released(client.name, order.totalCents);
  }
  certain(await client.call("PATCH", `/api/orders/${order.id}`, { title: "Nimbus opens a roastery", content }), 200);
  await move(client.call, "send");
  if (chance(8) === 0) {
    await move(publisher.call, "reject", { reason: "Not our topic" });
    return model.released(client.name, order.totalCents);
  }
  await move(publisher.call, "accept");
  const extraCents = chance(3) === 0 ? await includeExtra(desk, order) : 0;
  const whole = { ...order, totalCents: order.totalCents + extraCents };
  if (chance(6) === 0) return dispute(desk, whole);
  await move(publisher.call, "publish", { publicationUrl: `https://${publisher.domain}/${order.id}` });
  await approve(desk, order);
  model.settled({ client: client.name, publisher: publisher.name }, whole.totalCents);
  if (chance(4) === 0) await change(desk, order);
  if (chance(6) === 0) await contest(desk, whole);
  else desk.clock.finish(order.id);
}

/** Approves despite a failed check: the page does not exist. */
async function approve({ client }: Desk, { id }: Order): Promise<void> {
  const path = `/api/orders/${id}`;
  const tried = async () => {
    const { proof } = certain(await client.call("GET", path), 200);
    return client.call("POST", `${path}/approve`, { despite: proof.problems });
  };
  const first = await tried();
  // A check came in between: one precedes the guarantee.
  const isUnread = first.body.violations?.[0]?.code === "proof_failed";
  certain(isUnread ? await tried() : first, 200);
}

/** Proposes an extra, which the advertiser accepts where the balance covers it. Returns its cents. */
async function includeExtra({ client, publisher, model, chance }: Desk, { id: order }: Order): Promise<number> {
  const priceCents = 100 + chance(2_000);
  const proposal = { order, kind: "custom", name: "A second picture", priceCents };
  const { id } = certain(await publisher.call("POST", "/api/order_extras", proposal), 201);
  if (!heard(await client.call("POST", `/api/order_extras/${id}/include`, {}), 200)) {
    certain(await client.call("POST", `/api/order_extras/${id}/decline`, { reason: "Too dear" }), 200);
    return 0;
  }
  model.held(client.name, priceCents);
  return priceCents;
}

/** Both sides tell their story, and an operator decides: complete, refund, or a part of it. */
async function dispute({ scene, client, publisher, model, chance }: Desk, order: Order): Promise<void> {
  const move = moverOf(order);
  await move(client.call, "dispute", { reason: "It never came" });
  await move(publisher.call, "answer-dispute", { reason: "It did" });
  const sides = { client: client.name, publisher: publisher.name };
  const share = chance(3);
  if (share === 0) {
    await move(scene.operator, "resolve-completed", { reason: "It stands there" });
    return model.settled(sides, order.totalCents);
  }
  const refundCents = share === 1 ? order.totalCents : 1 + chance(order.totalCents - 1);
  await move(scene.operator, "resolve-refunded", { reason: "A part of it", refundCents });
  model.settled(sides, order.totalCents, refundCents);
}

/** A dispute after completion: an operator leaves the earnings, or takes back a part or all. */
async function contest({ scene, client, publisher, model, chance }: Desk, order: Order): Promise<void> {
  const move = moverOf(order);
  await move(client.call, "contest", { reason: "It is gone" });
  await move(publisher.call, "answer-dispute", { reason: "It is not" });
  if (chance(3) === 0) return void (await move(scene.operator, "uphold-completion", { reason: "It is there" }));
  const refundCents = chance(2) === 0 ? order.totalCents : 1 + chance(order.totalCents - 1);
  await move(scene.operator, "refund-completion", { reason: "It is gone", refundCents });
  model.takenBack({ client: client.name, publisher: publisher.name }, order.totalCents, refundCents);
}

/** The operator's voucher never ends. */
export async function redeem({ scene, client, model, chance }: Desk): Promise<void> {
  const amountCents = 100 + chance(5_000);
  const code = crypto.randomUUID().slice(0, 8).toUpperCase();
  const voucher = { code, amountCents, endsAt: "2090-01-01T00:00:00Z", redemptionsMax: 1 };
  certain(await scene.operator("POST", "/api/vouchers", voucher), 201);
  const tried = { organization: client.organization, code };
  certain(await client.call("POST", "/api/voucher_redemptions", tried), 201);
  model.redeemed(client.name, amountCents);
}

/** Suspends an advertiser or a publisher for a moment: open orders go on, new deeds wait. */
export async function suspend({ scene, client, publisher, chance }: Desk): Promise<void> {
  const isPublisher = chance(2) === 0;
  const record = `/api/organization_records/${isPublisher ? publisher.organization : client.organization}`;
  if (!heard(await scene.operator("POST", `${record}/suspend`, { reason: "Looked at" }), 200)) return;
  await new Promise((resolve) => setTimeout(resolve, 200));
  certain(await scene.operator("POST", `${record}/reactivate`, {}), 200);
  // The suspension paused its outlets; the publisher lists them again.
  if (isPublisher) certain(await publisher.call("PATCH", `/api/media/${publisher.media}`, { status: "listed" }), 200);
}

/** Canceled by its owner, or by Byline: a refund that the publisher owes stops an unsent one. */
const isCanceled = ({ status }: Heard["body"]): boolean => status === transactionStatuses.canceled;

/** The provider pays, fails, or fails after paying; each report comes more than once. */
export async function payOut({ url, publisher, model, figures, chance }: Desk): Promise<void> {
  const amountCents = 2_500 + chance(10_000);
  const asked = { organization: publisher.organization, amountCents, method: "provider" };
  const made = heard(await publisher.call("POST", "/api/withdrawals", asked), 201);
  if (!made) return;
  model.setAside(publisher.name, amountCents);
  const path = `/api/withdrawals/${made.id}`;
  const { testPage, status } = await eventually(publisher.call, path, (body) => body.testPage ?? isCanceled(body));
  if (isCanceled({ status })) return model.putBack(publisher.name, amountCents);
  const press = async (answer: string) => {
    for (let presses = 1 + chance(3); presses > 0; presses--)
      await pressButton(new URL(testPage, url), answer, figures);
  };
  if (chance(3) === 0) {
    await press(chance(2) === 0 ? "fail" : "cancel");
    return model.putBack(publisher.name, amountCents);
  }
  await press("pay");
  model.paidOut(publisher.name, amountCents, made.feeCents);
  if (chance(4) !== 0) return;
  await press("fail");
  model.returned(publisher.name, amountCents, made.feeCents);
}

/** A withdrawal: canceled by its owner, or sent to the bank and paid, failed, or paid and returned. */
export async function withdraw({ scene, publisher, model, chance }: Desk): Promise<void> {
  const amountCents = 2_500 + chance(10_000);
  const asked = { organization: publisher.organization, amountCents, payee: { holder: "Quill Media", iban } };
  const made = heard(await publisher.call("POST", "/api/withdrawals", asked), 201);
  if (!made) return;
  model.setAside(publisher.name, amountCents);
  const move = async (call: Caller, name: string, body = {}) =>
    certain(await call("POST", `/api/withdrawals/${made.id}/${name}`, body), 200);
  const isLeft = chance(4) === 0;
  // A file that was made and not received is requested again.
  const file = { withdrawals: [made.id], payer };
  const begun = isLeft
    ? await publisher.call("POST", `/api/withdrawals/${made.id}/cancel`, {})
    : await scene.operator("POST", "/api/withdrawals/payment_file", file);
  const isStopped =
    begun.status !== 200 && isCanceled((await publisher.call("GET", `/api/withdrawals/${made.id}`)).body);
  if (!isStopped) certain(begun, 200);
  if (isLeft || isStopped) return model.putBack(publisher.name, amountCents);
  if (chance(3) === 0) {
    await move(scene.operator, "fail", { reason: "The account is closed" });
    return model.putBack(publisher.name, amountCents);
  }
  await move(scene.operator, "pay");
  model.paidOut(publisher.name, amountCents, made.feeCents);
  if (chance(4) !== 0) return;
  await move(scene.operator, "return", { reason: "The account is closed" });
  model.returned(publisher.name, amountCents, made.feeCents);
}

const iban = "DE89370400440532013000";
const payer = { holder: "Byline Operations", iban: "GB29NWBK60161331926819", bic: "NWBKGB2L" };

export async function adjust({ scene, client, model, chance }: Desk): Promise<void> {
  const amountCents = (1 + chance(9_999)) * (chance(2) === 0 ? 1 : -1);
  const input = { organization: client.organization, account: "available", amountCents, reason: "For the trouble" };
  if (heard(await scene.operator("POST", "/api/adjustments", input), 201)) model.adjusted(client.name, amountCents);
}

/** A change after publication: proposed, paid into hold, done, confirmed and settled; or declined. */
async function change({ client, publisher, model, chance }: Desk, { id: order }: Order): Promise<void> {
  const priceCents = 100 + chance(2_000);
  const proposal = { order, kind: "change", name: "Another headline", priceCents };
  const made = heard(await client.call("POST", "/api/order_extras", proposal), 201);
  if (!made) return;
  model.held(client.name, priceCents);
  const move = async (call: Caller, name: string, body = {}) =>
    certain(await call("POST", `/api/order_extras/${made.id}/${name}`, body), 200);
  if (chance(3) === 0) {
    await move(publisher.call, "decline", { reason: "It is printed" });
    return model.released(client.name, priceCents);
  }
  await move(publisher.call, "agree");
  await move(publisher.call, "finish");
  await move(client.call, "confirm");
  model.settled({ client: client.name, publisher: publisher.name }, priceCents);
}
