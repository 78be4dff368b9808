import { setTimeout } from "node:timers/promises";
import { transactionStatuses } from "../src/wallet/transaction.ts";
import { freePort, type RunningServer, runCommand, runServer, until } from "../test/process.ts";
import { scratchFolder } from "../test/scratch.ts";
import { type StripeEventType, stripeEvent, stripeKeys, stripeSignature } from "../test/stripe/events.ts";
import { type StripeStandIn, startStripe } from "../test/stripe/stripe.ts";
import { type CallFigures, insist } from "./bank/caller.ts";
import { BankClock } from "./bank/clock.ts";
import { ownerUrlOf } from "./bank/owner-url.ts";
import {
  aClient,
  anOperator,
  aPublisher,
  asOwner,
  bankSecret,
  type Client,
  letOneOperatorDoAll,
  type Publisher,
} from "./bank/scene.ts";

export type StormReport = { deliveries: number; kills: number; events: number; differences: string[] };

/**
 * Stripe's reports arrive repeated and shuffled while the server is killed; unanswered ones come again. Afterwards each
 * must have had one effect.
 */
export async function runStorm({ copies, kills }: { copies: number; kills: number }): Promise<StormReport> {
  const folder = scratchFolder();
  const stripe = await startStripe(stripeKeys.secretKey);
  const env = {
    PORT: String(await freePort()),
    PAYMENT_PROVIDER: "stripe",
    STRIPE_API_BASE: stripe.base,
    DEMO: "false",
    STRIPE_SECRET_KEY: stripeKeys.secretKey,
    STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
    AUTH_JWT_SECRET: bankSecret,
    LOG_LEVEL: "fatal",
  };
  const figures: CallFigures = { calls: 0, retries: 0 };
  let byline = await runServer(folder.path, env);
  const clock = new BankClock(() => ownerUrlOf(byline));
  try {
    const ownerUrl = await ownerUrlOf(byline);
    await asOwner(ownerUrl, "UPDATE operator_setting SET automatic_review = true, verified_only = false");
    await letOneOperatorDoAll(ownerUrl);
    const where = { url: byline.url, ownerUrl, figures };
    const publisher = await aPublisher(where, "publisher");
    const advertiser = await aClient(where, "advertiser");
    const operator = await anOperator(where);
    for (let cents = 0; cents < earnedCents; cents += 10_000)
      await operator("POST", "/api/adjustments", {
        organization: publisher.organization,
        account: "earnings",
        amountCents: 10_000,
        reason: "Earned",
      });
    const kill = async () => {
      await byline.stop("SIGKILL");
      byline = await runServer(folder.path, env);
    };
    const deliver = stormer({ url: byline.url, figures, copies, kills, kill });
    const told = await tellings({ publisher, advertiser, stripe, deliver });
    await until(async () => (await fetch(`${byline.url}/health/ready`)).ok, 60_000);
    const differences = await compare({ byline, publisher, advertiser, stripe, told });
    return { deliveries: told.length * copies, kills: kills * 2, events: told.length, differences };
  } finally {
    await clock.stop();
    await byline.stop();
    await stripe.close();
    folder.remove();
  }
}

const earnedCents = 20_000;
const paidCents = 6_000;
const failedCents = 5_000;

type ToldEvent = { id: string; body: string };
type Deliver = (told: ToldEvent[]) => Promise<void>;

const tell = (type: StripeEventType, fields: object, about: object = {}): ToldEvent => {
  const body = stripeEvent(type, fields, about);
  return { id: JSON.parse(body).id, body };
};

type Storm = { url: string; figures: CallFigures; copies: number; kills: number; kill: () => Promise<void> };

/** Delivers each report `copies` times, shuffled, from twenty callers at once, and kills the server on the way. */
function stormer({ url, figures, copies, kills, kill }: Storm): Deliver {
  return async (told) => {
    const waiting = told.flatMap((each) => Array<ToldEvent>(copies).fill(each)).sort(() => Math.random() - 0.5);
    const all = waiting.length;
    const callers = Array.from({ length: 20 }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await deliverOne(url, next, figures);
    });
    const killing = (async () => {
      for (let killed = 1; killed <= kills; killed++) {
        while (waiting.length > all * (1 - killed / (kills + 1))) await setTimeout(2);
        await kill();
      }
    })();
    await Promise.all([...callers, killing]);
  };
}

async function deliverOne(url: string, { body }: ToldEvent, figures: CallFigures): Promise<void> {
  const { status } = await insist(
    () =>
      fetch(`${url}/api/stripe_events`, {
        method: "POST",
        headers: { "content-type": "application/json", ...stripeSignature(body) },
        body,
      }),
    figures,
  );
  if (status !== 200) throw new Error(`an event of Stripe was answered with ${status}`);
}

type Scene = { publisher: Publisher; advertiser: Client; stripe: StripeStandIn; deliver: Deliver };

/** Person, payee and saved card come first, then two payouts and the card's charge. */
async function tellings({ publisher, advertiser, stripe, deliver }: Scene): Promise<ToldEvent[]> {
  const { call, organization } = publisher;
  await call("PATCH", `/api/identity_verifications/${organization}`, person);
  await call("POST", "/api/identity_checks", { organization });
  const check = await read(publisher, `/api/identity_checks/${organization}`, ({ url }) => url);
  await call("POST", "/api/payees", { organization });
  await read(publisher, `/api/payees/${organization}`, ({ onboardingUrl }) => onboardingUrl);
  const session = stripe.made.find(({ id }) => id === check.reference);
  const payee = { id: madeBy(stripe, "acct_")[0]?.id, metadata: { byline: organization } };
  const card = await askForCard(advertiser, stripe);
  const first = [
    tell("checkout.session.completed", { ...card, setup_intent: "seti_storm" }),
    tell("identity.verification_session.requires_input", { id: session?.id, metadata: session?.metadata }),
    tell("identity.verification_session.verified", { id: session?.id, metadata: session?.metadata }),
    tell("account.updated", { ...payee, payouts_enabled: false }, { created: 1_000_000_000 }),
    tell("account.updated", { ...payee, payouts_enabled: true, capabilities: { transfers: "active" } }),
  ];
  await deliver(first);
  const [paid, failed] = [await withdraw(publisher, paidCents), await withdraw(publisher, failedCents)];
  const charge = await chargeOf(advertiser, stripe);
  const second = [
    tell("payment_intent.succeeded", charge),
    tell("payout.paid", payoutOf(stripe, paid, paidCents)),
    tell("payout.failed", { ...payoutOf(stripe, failed, failedCents), failure_message: "The account is closed." }),
    tell("payout.canceled", payoutOf(stripe, failed, failedCents)),
  ];
  await deliver(second);
  return [...first, ...second];
}

const automatic = { thresholdCents: 5_000, amountCents: 8_000, dayMaximumCents: 5_000_000 };

/** Agrees to automatic top-ups. Returns the session that saves the card. */
async function askForCard({ call, organization }: Client, stripe: StripeStandIn) {
  await call("POST", "/api/auto_top_ups", { organization, ...automatic });
  await read({ call }, `/api/auto_top_ups/${organization}`, ({ url }) => url);
  const session = madeBy(stripe, "cs_").find(({ mode }) => mode === "setup");
  return { id: session?.id, client_reference_id: session?.client_reference_id, mode: "setup" };
}

/** Byline's own charge once it knows the card, after its own answer was processed. */
async function chargeOf({ call, organization }: Client, stripe: StripeStandIn) {
  await read(
    { call },
    `/api/top_ups?organization=${organization}`,
    (list) => list["hydra:member"][0]?.status === success,
  );
  const [payment] = madeBy(stripe, "pi_");
  return { id: payment?.id, amount: payment?.amount, currency: payment?.currency, metadata: payment?.metadata };
}
const { success } = transactionStatuses;

const person = {
  kind: "person",
  legalName: "Paul Quill",
  country: "DE",
  address: "1 Press Lane",
  birthDate: "1980-02-03",
};

const madeBy = ({ made }: StripeStandIn, prefix: string) => made.filter(({ id }) => `${id}`.startsWith(prefix));

const payoutOf = (stripe: StripeStandIn, byline: string, amount: number) => ({
  id: madeBy(stripe, "po_").find(({ metadata }) => JSON.stringify(metadata).includes(byline))?.id,
  amount,
  metadata: { byline },
});

async function withdraw(publisher: Publisher, amountCents: number): Promise<string> {
  const asked = { organization: publisher.organization, amountCents, method: "provider" };
  const { status, body } = await publisher.call("POST", "/api/withdrawals", asked);
  if (status !== 201) throw new Error(`a withdrawal was answered with ${status}: ${JSON.stringify(body)}`);
  await read(publisher, `/api/withdrawals/${body.id}`, (withdrawal) => withdrawal.status === 2);
  return body.id;
}

// biome-ignore lint/suspicious/noExplicitAny: the shape is what the caller asks for
async function read({ call }: Pick<Publisher, "call">, path: string, isThere: (body: any) => unknown): Promise<any> {
  for (let tries = 0; tries < 3_000; tries++) {
    const { body } = await call("GET", path);
    if (isThere(body)) return body;
    await setTimeout(100);
  }
  throw new Error(`${path} never came to it`);
}

/** The charge's own answer reports it too. */
const answered = 1;

type ComparedServers = Omit<Scene, "deliver"> & { byline: RunningServer; told: ToldEvent[] };

async function compare({ byline, publisher, advertiser, stripe, told }: ComparedServers): Promise<string[]> {
  const ownerUrl = await ownerUrlOf(byline);
  // A job recalls the failed payout; a killed worker gives it back within a minute.
  await until(async () => madeBy(stripe, "trr_").length > 0, 300_000);
  const wallet = (await publisher.call("GET", `/api/wallets/${publisher.organization}`)).body;
  const charged = (await advertiser.call("GET", `/api/wallets/${advertiser.organization}`)).body;
  const identity = (await publisher.call("GET", `/api/identity_verifications/${publisher.organization}`)).body;
  const count = async (text: string) => (await asOwner<{ count: number }>(ownerUrl, text))[0]?.count;
  const facts: [what: string, is: unknown, due: unknown][] = [
    ["earnings", wallet.earningsCents, earnedCents - paidCents],
    ["in transit", wallet.payoutInTransitCents, 0],
    ["charged to the card", charged.availableCents, automatic.amountCents],
    ["identity", identity.state, "approved"],
    ["stored events", await count("SELECT count(*)::integer FROM provider_event"), told.length + answered],
    ["waiting events", await count("SELECT count(*)::integer FROM provider_event WHERE outcome = 'waiting'"), 0],
    ["charges at Stripe", madeBy(stripe, "pi_").length, 1],
    ["transfers at Stripe", madeBy(stripe, "tr_").length, 2],
    ["payouts at Stripe", madeBy(stripe, "po_").length, 2],
    ["recalls at Stripe", madeBy(stripe, "trr_").length, 1],
    ["identity sessions at Stripe", madeBy(stripe, "vs_").length, 1],
  ];
  const verified = await runCommand(["verify-ledger"], { DATA_DIR: byline.dataDirectory });
  return [
    ...facts.flatMap(([what, is, due]) => (is === due ? [] : [`${what}: ${is} instead of ${due}`])),
    ...(verified.code === 0 ? [] : [verified.output]),
  ];
}
