import { importOptions } from "../src/imports/import-options.ts";
import type { ConversationSubject } from "../src/messages/conversation.ts";
import { openTestFiles } from "./files.ts";
import {
  type Advertiser,
  aBooking,
  anAdvertiser,
  anOperator,
  aPublisher,
  credit,
  goodText,
  type Publisher,
} from "./scene.ts";
import type { Person, TestServer } from "./server.ts";

/** An advertiser's sent order, waiting offer and top-up with a publisher, beside a neighbor and an operator. */
export type WorldScene = {
  byline: TestServer;
  /** Tells this world from another on the same installation. */
  name: string;
  client: Advertiser;
  /** With a paused medium, which nobody else sees. */
  publisher: Publisher;
  /** With a medium that everybody sees. */
  neighbor: Publisher;
  operator: Person;
  project: string;
  order: string;
  offer: string;
  topUp: string;
};

export async function openScene(byline: TestServer, name: string): Promise<WorldScene> {
  const publisher = await aPublisher(byline, `${name}-paul`);
  const neighbor = await aPublisher(byline, `${name}-lena`);
  const client = await anAdvertiser(byline, name, 100_000);
  await credit(byline, client.organization, 100);
  const { id: order } = await aBooking(client, publisher.formatId);
  await client.person.patch(`/api/orders/${order}`, goodText);
  await client.person.post(`/api/orders/${order}/send`, {});
  const offered = { campaign: client.campaign, format: publisher.formatId, priceCents: 5_000 };
  const offer = await post(client.person, "/offers", offered);
  const topUp = await post(client.person, "/top_ups", { organization: client.organization, amountCents: 5_000 });
  await byline.database.pool.query(paidTopUp, [topUp, client.organization]);
  const operator = await anOperator(byline, `${name}@operator.example`);
  const project = await firstOf(client.person, "/projects");
  await publisher.person.patch(`/api/media/${publisher.media}`, { status: "paused" });
  return { byline, name, client, publisher, neighbor, operator, project, order, offer, topUp };
}

/** Makes the scene's credit the payment of this top-up ($1) of an organization ($2), so that it has a receipt. */
const paidTopUp = `
  UPDATE transaction SET posting_id = (
    SELECT posting_id FROM ledger_entry JOIN ledger_account AS account ON account.id = account_id
    WHERE account.organization_id = $2 ORDER BY posting_id LIMIT 1)
  WHERE id = (SELECT transaction_id FROM top_up WHERE id = $1)`;

/** Runs a statement with RETURNING id. Returns the id. */
export const write = async ({ byline }: WorldScene, statement: string, ...values: unknown[]): Promise<string> =>
  (await byline.database.pool.query(statement, values)).rows[0].id;

/** Returns the id. */
export async function post(person: Person, path: string, input: object): Promise<string> {
  const { status, body } = await person.post(`/api${path}`, input);
  if (status !== 201) throw new Error(`POST ${path} answers ${status}: ${JSON.stringify(body)}`);
  return body.id;
}

export async function firstOf(person: Person, path: string): Promise<string> {
  const { body } = await person.get(`/api${path}`);
  const [first] = body["hydra:member"];
  if (!first) throw new Error(`the list ${path} is empty`);
  return first.id;
}

/** At an address that nobody answers. */
export const aWebhook = (scene: WorldScene): Promise<string> =>
  write(
    scene,
    `INSERT INTO webhook (id, organization_id, url, events, shape, sealed_secret)
     VALUES (new_id(), $1, 'https://hook.example/byline', '{}', 'standard', 'sealed') RETURNING id`,
    scene.client.organization,
  );

export const aConnectedApp = (scene: WorldScene): Promise<string> =>
  write(
    scene,
    `INSERT INTO access_grant (id, kind, user_id, organization_id, client_id, created_by, name, scopes, expires_at)
     VALUES (new_id(), 'app', $2, $1, 'desk', $2, 'Desk', '{read}', now() + interval '1 day') RETURNING id`,
    scene.client.organization,
    scene.client.person.id,
  );

/** Twenty are the most that an organization has, so the row comes by itself. */
export const aServiceAccount = (scene: WorldScene): Promise<string> =>
  write(
    scene,
    `WITH account AS (
       INSERT INTO client_user (id, email, name, service_of) VALUES (new_id(), 'service@invalid', 'Reports', $1) RETURNING id)
     INSERT INTO access_grant (id, kind, user_id, organization_id, created_by, name, scopes, secret_hash, prefix, expires_at)
     SELECT new_id(), 'service', id, $1, $2, 'Reports', '{read}', sha256(id::text::bytea), 'byl_scene', now() + interval '1 day' FROM account
     RETURNING id`,
    scene.client.organization,
    scene.client.person.id,
  );

export const aGift = ({ organization }: Publisher, amountCents: number) => ({
  organization,
  account: "available",
  amountCents,
  reason: "A gift",
});

export const somebodyNew = (scene: WorldScene) =>
  write(
    scene,
    "INSERT INTO client_user (id, email, name) VALUES (gen_random_uuid(), gen_random_uuid() || '@member.example', 'New') RETURNING id",
  );

export async function aProjectMember(scene: WorldScene): Promise<string> {
  return write(
    scene,
    "INSERT INTO place_member (id, user_id, organization_id, project_id, role) VALUES (gen_random_uuid(), $1, $2, $3, 2) RETURNING id",
    await somebodyNew(scene),
    scene.client.organization,
    scene.project,
  );
}

export async function aMediaMember(scene: WorldScene): Promise<string> {
  return write(
    scene,
    "INSERT INTO place_member (id, user_id, organization_id, media_project_id, role) VALUES (gen_random_uuid(), $1, $2, $3, 2) RETURNING id",
    await somebodyNew(scene),
    scene.publisher.organization,
    scene.publisher.media,
  );
}

export const aMark = (scene: WorldScene) =>
  write(
    scene,
    `INSERT INTO medium_mark (id, organization_id, media_project_id, kind) VALUES (gen_random_uuid(), $1, $2, 'blocked')
     ON CONFLICT ON CONSTRAINT medium_mark_once DO UPDATE SET kind = 'blocked' RETURNING id`,
    scene.client.organization,
    scene.publisher.media,
  );

export async function anImport(scene: WorldScene): Promise<string> {
  const id = await write(
    scene,
    `INSERT INTO catalogue_import (id, organization_id, by_operator, kind, file_name, file_bytes, file_kept, state, options, findings)
     VALUES (gen_random_uuid(), $1, false, 'media', 'list.csv', 1, true, 'uploaded', $2, '{"rows": [], "errors": [], "errorCount": 0}') RETURNING id`,
    scene.publisher.organization,
    importOptions.parse({}),
  );
  await openTestFiles().put(`imports/${id}-errors.csv`, "line,column,value,message\r\n");
  return id;
}

export async function aMessageFile(
  scene: WorldScene,
  subject: ConversationSubject,
  subjectId: string,
): Promise<string> {
  const id = await write(
    scene,
    `WITH said AS (
       INSERT INTO message (id, subject, subject_id, speaker, author_id, body) VALUES (new_id(), $1, $2, 'client', $3, 'See the file') RETURNING id)
     INSERT INTO message_file (id, subject, subject_id, message_id, uploaded_by, name, content_type, bytes)
     SELECT new_id(), $1, $2, id, $3, 'note.txt', 'text/plain', 6 FROM said RETURNING id`,
    subject,
    subjectId,
    scene.client.person.id,
  );
  await openTestFiles().put(id, "A note");
  return id;
}
