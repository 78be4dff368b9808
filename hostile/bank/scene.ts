import { SignJWT } from "jose";
import pg from "pg";
import { snakeCase } from "../../src/platform/contract/case.ts";
import { byLimit } from "../../src/settings/limited-deeds.ts";
import { formatFields } from "../../test/scenes/format-fields.ts";
import { certain, eventually } from "./answers.ts";
import { type Caller, type CallFigures, callerOf, makeFactor, openSession, pressButton, showFactor } from "./caller.ts";

export const bankSecret = "known to the bank and its byline alone";
const password = "a quiet harbour at dawn";

/** An advertiser's organization. Several tellers book from its balance, each in their own campaign. */
export type Client = { name: string; call: Caller; organization: string; project: string; wasBrought: boolean };
export type Basket = { campaign: string; cart: string };
export type Publisher = {
  name: string;
  call: Caller;
  organization: string;
  domain: string;
  media: string;
  format: string;
};
export type Scene = {
  clients: Client[];
  publishers: Publisher[];
  operator: Caller;
  /** An advertiser whose payments are charged back at times. */
  doubtful: Client;
  charged: Client[];
  gifted: Client[];
};

type Where = { url: string; ownerUrl: string; figures: CallFigures };

type SceneSize = { clients: number; publishers: number; timedClients: number };

/** Advertisers, publishers and an operator, made through the API as people do. */
export async function openScene(where: Where, count: SceneSize): Promise<Scene> {
  const publishers: Publisher[] = [];
  for (let index = 0; index < count.publishers; index++) publishers.push(await anEarner(where, `publisher-${index}`));
  const clients: Client[] = [];
  const code = count.timedClients > 0 ? await anAffiliate(where) : undefined;
  for (let index = 0; index < count.clients; index++)
    clients.push(await aClient(where, `client-${index}`, index % 2 === 0 ? code : undefined));
  const [charged, gifted]: [Client[], Client[]] = [[], []];
  for (let index = 0; index < count.timedClients; index++) {
    charged.push(await aClient(where, `charged-${index}`));
    gifted.push(await aClient(where, `gifted-${index}`));
  }
  const doubtful = await aClient(where, "doubtful");
  return { clients, publishers, doubtful, charged, gifted, operator: await anOperator(where) };
}

export const automaticBounds = { thresholdCents: 5_000, amountCents: 1_000, dayMaximumCents: 5_000_000 };

/** Turns automatic top-ups on with the card behind `answer`'s button on the sandbox's page. */
export async function saveCard(
  { url, figures }: Pick<Where, "url" | "figures">,
  { call, organization }: Client,
  answer: "save" | "saveDeclined",
): Promise<void> {
  certain(await call("POST", "/api/auto_top_ups", { organization, ...automaticBounds }), 201);
  const path = `/api/auto_top_ups/${organization}`;
  const { url: page } = await eventually(call, path, (body) => body.url);
  await pressButton(new URL(page, url), answer, figures);
  await eventually(call, path, (body) => body.card);
}

type BankPerson = { id: string; token: string; call: Caller; signIn: () => Promise<string> };

async function aPerson({ url, figures }: Where, name: string): Promise<BankPerson> {
  const email = `${name}@bank.example`;
  const service = await new SignJWT({ role: "service_role" })
    .setProtectedHeader({ alg: "HS256" })
    .setExpirationTime("5m")
    .sign(new TextEncoder().encode(bankSecret));
  const answer = await fetch(`${url}/auth/v1/admin/users`, {
    method: "POST",
    body: JSON.stringify({ email, password, email_confirm: true }),
    headers: { "content-type": "application/json", authorization: `Bearer ${service}` },
  });
  const { id } = (await answer.json()) as { id: string };
  const signIn = () => openSession(url, email, password, figures);
  const token = await signIn();
  return { id, token, call: callerOf(url, token, figures, signIn), signIn };
}

/** Returns the link's code. */
async function anAffiliate(where: Where): Promise<string> {
  const { call } = await aPerson(where, "affiliate");
  const organization = await made(call, "/api/organizations", { name: "affiliate", kind: "agency" });
  await made(call, "/api/affiliates", { organization });
  return (await call("GET", `/api/affiliates/${organization}`)).body.code;
}

/** `code` is a referrer's. */
export async function aClient(where: Where, name: string, code?: string): Promise<Client> {
  const { id, call } = await aPerson(where, name);
  await call("GET", `/api/client_users/${id}`);
  if (code) await call("POST", `/api/client_users/${id}/referrals`, { code });
  const organization = await made(call, "/api/organizations", { name, kind: "agency" });
  const { body } = await call("GET", `/api/projects?organization=${organization}`);
  return { name, call, organization, project: body["hydra:member"][0].id, wasBrought: code !== undefined };
}

export async function aBasket({ call, project }: Client, name: string): Promise<Basket> {
  const campaign = await made(call, "/api/campaigns", { project, name, goal: "seo" });
  return { campaign, cart: await made(call, "/api/carts", { campaign }) };
}

export async function aPublisher(where: Where, name: string): Promise<Publisher> {
  const { call } = await aPerson(where, name);
  const domain = `${name}.example`;
  const organization = await made(call, "/api/organizations", { name, kind: "publisher" });
  const outlet = {
    name,
    url: `https://${domain}/`,
    mediaType: "News Media",
    languages: ["en"],
    countries: ["US"],
    topics: [],
  };
  const media = await made(call, "/api/media", { organization, ...outlet });
  return {
    name,
    call,
    organization,
    domain,
    media,
    format: await made(call, "/api/formats", { media, ...formatFields }),
  };
}

/** A publisher who may withdraw: their identity is approved, and the sandbox knows their payee. */
async function anEarner(where: Where, name: string): Promise<Publisher> {
  const publisher = await aPublisher(where, name);
  await asOwner(
    where.ownerUrl,
    `INSERT INTO identity_verification (organization_id, state, kind, legal_name, country, address, birth_date, submitted_at, decided_at)
     VALUES ($1, 'approved', 'person', 'Quill Media', 'US', '1 Main Street', '1980-01-01', now(), now())`,
    [publisher.organization],
  );
  await onboard(where, publisher.call, publisher.organization);
  return publisher;
}

async function onboard({ url, figures }: Where, call: Caller, organization: string): Promise<void> {
  await made(call, "/api/payees", { organization });
  const { onboardingUrl } = await eventually(call, `/api/payees/${organization}`, (body) => body.onboardingUrl);
  await pressButton(new URL(onboardingUrl, url), "finish", figures);
}

export async function anOperator({ url, ownerUrl, figures }: Where): Promise<Caller> {
  const { id, token, call, signIn } = await aPerson({ url, ownerUrl, figures }, "operator");
  await call("GET", `/api/client_users/${id}`);
  await asOwner(ownerUrl, "UPDATE client_user SET operator = true WHERE id = $1", [id]);
  const factor = await makeFactor(url, token, figures);
  const proven = (given: string) => showFactor(url, given, factor, figures);
  return callerOf(url, await proven(token), figures, async () => proven(await signIn()));
}

const limitColumns = Object.keys(byLimit(() => true)).map(snakeCase);

/** Raises the limits, so no deed needs a second operator. */
export async function letOneOperatorDoAll(ownerUrl: string): Promise<void> {
  await asOwner(
    ownerUrl,
    `UPDATE operator_setting SET ${limitColumns.map((column) => `${column} = 1000000000`).join(", ")}`,
  );
}

export async function asOwner<Row extends pg.QueryResultRow>(
  ownerUrl: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  // The database may be killed between two statements; the next one reports it.
  owner.on("error", () => {});
  await owner.connect();
  try {
    return (await owner.query<Row>(text, values)).rows;
  } finally {
    await owner.end();
  }
}

async function made(call: Caller, path: string, body: unknown): Promise<string> {
  const answer = await call("POST", path, body);
  if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body.id;
}
