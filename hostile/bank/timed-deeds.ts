import { transactionStatuses } from "../../src/wallet/transaction.ts";
import { certain, eventually, heard, UnexpectedAnswer } from "./answers.ts";
import type { Desk } from "./deeds.ts";
import { automaticBounds, saveCard } from "./scene.ts";

const { success, failed, canceled } = transactionStatuses;

/** Deeds by Byline's own clock. Each has its own advertiser and teller, so that the model knows their order. */

/**
 * The balance runs low, and the card is charged once, or declines, or somebody turns it off just then. In that last
 * case the model follows the top-up's state.
 */
export async function chargeByItself(desk: Desk): Promise<void> {
  const { url, client, model, figures, clock, chance } = desk;
  const { organization, call } = client;
  const automatic = `/api/auto_top_ups/${organization}`;
  const list = `/api/top_ups?organization=${organization}`;
  const before = (await call("GET", list)).body;
  const declines = chance(5) === 0;
  const needsCard = declines || (await call("GET", automatic)).body.status !== "on";
  if (needsCard) certain(await call("POST", `${automatic}/turn_off`, {}), 200);
  await clock.passHour(organization);
  await runLow(desk);
  if (needsCard) await saveCard({ url, figures }, client, declines ? "saveDeclined" : "save");
  // A list's length is read after its rows, and may already count one more.
  const newest: string | undefined = before["hydra:member"][0]?.id;
  const begun = await eventually(call, list, (body) => (body["hydra:member"][0]?.id ?? newest) !== newest);
  const turnsOff = chance(3) === 0;
  if (turnsOff) certain(await call("POST", `${automatic}/turn_off`, {}), 200);
  const { id } = begun["hydra:member"][0];
  const { status, amountCents } = await eventually(call, `/api/top_ups/${id}`, (body) => body.status >= success);
  const ends = [declines ? failed : success, ...(turnsOff ? [canceled] : [])];
  if (!ends.includes(status)) throw new UnexpectedAnswer(`an automatic top-up came to ${status}, not ${ends}`);
  if (status === success) model.toppedUp(client.name, amountCents);
  const { "hydra:totalItems": after } = (await call("GET", list)).body;
  const count = after - before["hydra:totalItems"];
  if (count !== 1) throw new UnexpectedAnswer(`${count} automatic top-ups began within an hour`);
}

async function runLow({ scene, client: { name, organization, call }, model }: Desk): Promise<void> {
  const { availableCents } = (await call("GET", `/api/wallets/${organization}`)).body;
  const amountCents = automaticBounds.thresholdCents - 1 - availableCents;
  if (amountCents >= 0) return;
  const taken = { organization, account: "available", amountCents, reason: "Spent elsewhere" };
  certain(await scene.operator("POST", "/api/adjustments", taken), 201);
  model.adjusted(name, amountCents);
}

/**
 * A voucher is redeemed, partly spent, partly refunded, and ends: the unspent rest goes back. Vouchers are spent first,
 * so the rest is the voucher less later spending.
 */
export async function endVoucher({ scene, client, basket, publisher, model, clock, chance }: Desk): Promise<void> {
  const { organization, call } = client;
  const adjust = async (amountCents: number) => {
    const input = { organization, account: "available", amountCents, reason: "For the trouble" };
    const isDone = heard(await scene.operator("POST", "/api/adjustments", input), 201);
    if (isDone) model.adjusted(client.name, amountCents);
    return isDone ? amountCents : 0;
  };
  if (chance(2) === 0) await adjust(1 + chance(9_999));
  const amountCents = 100 + chance(9_000);
  const code = crypto.randomUUID().slice(0, 8).toUpperCase();
  const voucher = { code, amountCents, endsAt: "2090-01-01T00:00:00Z", redemptionsMax: 1 };
  certain(await scene.operator("POST", "/api/vouchers", voucher), 201);
  const redemption = certain(await call("POST", "/api/voucher_redemptions", { organization, code }), 201);
  model.redeemed(client.name, amountCents);
  let spentCents = chance(2) === 0 ? -(await adjust(-1 - chance(5_000))) : 0;
  const proposal = { campaign: basket.campaign, format: publisher.format, priceCents: 1_000 + chance(4_000) };
  const proposed = await call("POST", "/api/offers", proposal);
  const offer = proposed.status === 201 ? proposed.body : undefined;
  const heldCents: number = offer?.versions.at(-1).totalCents ?? 0;
  const withdraw = async () => {
    if (!offer) return;
    certain(await call("POST", `/api/offers/${offer.id}/withdraw`, {}), 200);
    model.released(client.name, heldCents);
  };
  if (offer) model.held(client.name, heldCents);
  const isBack = chance(2) === 0;
  if (isBack) await withdraw();
  else spentCents += heldCents;
  await clock.endVoucher(redemption.id);
  const path = `/api/voucher_redemptions/${redemption.id}`;
  const { unspentCents } = await eventually(call, path, (body) => body.unspentCents !== null);
  const dueCents = Math.max(0, amountCents - spentCents);
  if (unspentCents !== dueCents) throw new UnexpectedAnswer(`a voucher left ${unspentCents} instead of ${dueCents}`);
  model.ended(client.name, dueCents);
  // Money held at the voucher's end counts as spent, and stays even when it comes back.
  if (!isBack) await withdraw();
}
