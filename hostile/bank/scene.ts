import { SignJWT } from "jose";
import pg from "pg";
import { formatFields } from "../../test/format-fields.ts";
import { type Caller, type CallFigures, openCaller } from "./caller.ts";

export const bankSecret = "known to the bank and its byline alone";
const password = "a quiet harbour at dawn";

/** An advertiser's organization. Several tellers book from its balance, each in a campaign of their own. */
export type Client = { name: string; call: Caller; organization: string; project: string };
export type Basket = { campaign: string; cart: string };
export type Publisher = { name: string; call: Caller; organization: string; domain: string; format: string };
export type Scene = { clients: Client[]; publishers: Publisher[]; operator: Caller };

type Where = { url: string; ownerUrl: string; figures: CallFigures };

/** Advertisers, publishers and an operator, made through the API as people make themselves. */
export async function openScene(where: Where, count: { clients: number; publishers: number }): Promise<Scene> {
  const publishers: Publisher[] = [];
  for (let index = 0; index < count.publishers; index++) publishers.push(await aPublisher(where, `publisher-${index}`));
  const clients: Client[] = [];
  for (let index = 0; index < count.clients; index++) clients.push(await aClient(where, `client-${index}`));
  return { clients, publishers, operator: await anOperator(where) };
}

async function aPerson({ url, figures }: Where, name: string): Promise<{ id: string; email: string; call: Caller }> {
  const email = `${name}@bank.example`;
  const token = await new SignJWT({ role: "service_role" })
    .setProtectedHeader({ alg: "HS256" })
    .setExpirationTime("5m")
    .sign(new TextEncoder().encode(bankSecret));
  const answer = await fetch(`${url}/auth/v1/admin/users`, {
    method: "POST",
    body: JSON.stringify({ email, password, email_confirm: true }),
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
  });
  const { id } = (await answer.json()) as { id: string };
  return { id, email, call: await openCaller(url, email, password, figures) };
}

async function aClient(where: Where, name: string): Promise<Client> {
  const { call } = await aPerson(where, name);
  const organization = await made(call, "/api/organizations", { name, kind: "agency" });
  const { body } = await call("GET", `/api/projects?organization=${organization}`);
  return { name, call, organization, project: body["hydra:member"][0].id };
}

export async function aBasket({ call, project }: Client, name: string): Promise<Basket> {
  const campaign = await made(call, "/api/campaigns", { project, name, goal: "seo" });
  return { campaign, cart: await made(call, "/api/carts", { campaign }) };
}

async function aPublisher(where: Where, name: string): Promise<Publisher> {
  const { call } = await aPerson(where, name);
  const domain = `${name}.example`;
  const organization = await made(call, "/api/organizations", { name, kind: "publisher" });
  await asOwner(
    where.ownerUrl,
    `INSERT INTO identity_verification (organization_id, state, kind, legal_name, country, address, birth_date, submitted_at, decided_at)
     VALUES ($1, 'approved', 'person', 'Some Body', 'US', '1 Main Street', '1980-01-01', now(), now())`,
    [organization],
  );
  const outlet = {
    name,
    url: `https://${domain}/`,
    mediaType: "News Media",
    languages: ["en"],
    countries: ["US"],
    topics: [],
  };
  const media = await made(call, "/api/media", { organization, ...outlet });
  return { name, call, organization, domain, format: await made(call, "/api/formats", { media, ...formatFields }) };
}

async function anOperator(where: Where): Promise<Caller> {
  const { id, call } = await aPerson(where, "operator");
  await call("GET", `/api/client_users/${id}`);
  await asOwner(where.ownerUrl, "UPDATE client_user SET operator = true WHERE id = $1", [id]);
  return call;
}

/** What no person may do, done beside Byline, as its owner. */
export async function asOwner<Row extends pg.QueryResultRow>(
  ownerUrl: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const owner = new pg.Client({ connectionString: ownerUrl });
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
