import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Provider } from "oidc-provider";
import type { z } from "zod";
import { fullPage } from "#platform/contract/list-length.ts";
import type { Database } from "#platform/database/database.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { notFound } from "#platform/http/errors.ts";
import type { Actor } from "../../actor.ts";
import { grantDaysMax } from "../../grants/grant.ts";
import type { GrantScope } from "../../grants/scopes.ts";
import { listOrganizations } from "../../organizations/server/queries.ts";
import { appScopes, consentCookie } from "../app.ts";
import { type AppConsent, consentAnswer } from "../contract.ts";
import { connectApp } from "./commands.ts";
import { keepClient } from "./records.ts";

type Interaction = InstanceType<Provider["Interaction"]>;

type ConsentOptions = {
  database: Database;
  /** Opened by the first question. */
  provider: () => Promise<Provider>;
  authenticate: Record<"get" | "answer", (request: FastifyRequest) => Promise<Actor>>;
};

const organizationsShown = { page: 1, itemsPerPage: fullPage };

/** An app's question, and a person's answer to it. */
export async function consentRoutes(
  app: FastifyInstance,
  { database, provider, authenticate }: ConsentOptions,
): Promise<void> {
  app.setErrorHandler(answerError);
  app.addContentTypeParser("application/ld+json", { parseAs: "string" }, app.getDefaultJsonParser("error", "error"));
  app.get<{ Params: { id: string } }>("/app_consents/:id", async (request, reply) => {
    const actor = await authenticate.get(request);
    const question = await askedHere(await provider(), request);
    const { items } = await listOrganizations(database.reader, actor, organizationsShown);
    const organizations = items.map(({ id, name }) => ({ id, name }));
    const consent: AppConsent = { id: request.params.id, ...appOf(question), scopes: question.scopes, organizations };
    return reply.header("cache-control", "private, no-store").send(consent);
  });
  app.post<{ Params: { id: string } }>("/app_consents/:id/answer", async (request, reply) => {
    const actor = await authenticate.answer(request);
    const opened = await provider();
    const question = await askedHere(opened, request);
    const input = consentAnswer.parse(request.body ?? {});
    await answer(opened, database, { actor, question, input });
    return reply.header("cache-control", "private, no-store").send({ returnTo: question.interaction.returnTo });
  });
}

type Question = {
  interaction: Interaction;
  client: { clientId: string; clientName?: string | undefined };
  scopes: GrantScope[];
  /** Entrances that the app asks for; the answer is for all of them. */
  resources: string[];
};

/** Throws 404 for a question that has ended, or that another browser was asked. */
async function askedHere(provider: Provider, request: FastifyRequest): Promise<Question> {
  const { id } = request.params as { id: string };
  const interaction = isAskedHere(request, id) ? await provider.Interaction.find(id) : undefined;
  const client = interaction && (await provider.Client.find(String(interaction.params.client_id)));
  if (!interaction || !client) throw notFound("This question");
  const asked = String(interaction.params.scope ?? "").split(" ");
  const resources = [interaction.params.resource].flat().map(String);
  return { interaction, client, scopes: appScopes.filter((scope) => asked.includes(scope)), resources };
}

const isAskedHere = ({ headers }: FastifyRequest, id: string): boolean =>
  (headers.cookie ?? "").split(/;\s*/).includes(`${consentCookie(id)}=1`);

function appOf({ interaction, client: { clientId, clientName } }: Question): Pick<AppConsent, "app"> {
  const redirect = interaction.params.redirect_uri;
  const isAddress = clientId.startsWith("https://");
  return {
    app: {
      name: nameOf({ clientId, clientName }),
      host: isAddress ? new URL(clientId).host : null,
      returnsTo: typeof redirect === "string" ? placeOf(new URL(redirect)) : null,
    },
  };
}

/** `app.example`, or `com.example.app:` */
const placeOf = ({ host, protocol }: URL): string => (/^https?:$/.test(protocol) ? host : protocol);

const nameLength = 80;

/** Foreign words: bounded, on one line. */
const nameOf = ({ clientId, clientName }: Question["client"]): string =>
  (clientName || clientId)
    .replaceAll(/\p{C}+/gu, " ")
    .trim()
    .slice(0, nameLength) || clientId.slice(0, nameLength);

type AnsweredQuestion = { actor: Actor; question: Question; input: z.output<typeof consentAnswer> };

/** Our grant and the library's record of it have one id, so that ending the one ends the other. */
async function answer(
  provider: Provider,
  { transaction, pool }: Database,
  { actor, question, input }: AnsweredQuestion,
) {
  const { interaction, client, scopes, resources } = question;
  const save = () => interaction.save(interaction.exp - Math.floor(Date.now() / 1_000));
  if (input.scopes.length === 0) {
    interaction.result = { error: "access_denied", error_description: "The person refused." };
    return void (await save());
  }
  const asking = { clientId: client.clientId, name: nameOf(client), asked: scopes };
  const jti = await transaction((tx) => connectApp(tx, actor, asking, input));
  const grant = new provider.Grant({ accountId: actor.userId, clientId: client.clientId, jti } as object);
  const refused = scopes.filter((scope) => !input.scopes.includes(scope));
  for (const resource of resources) {
    grant.addResourceScope(resource, input.scopes.join(" "));
    grant.rejectResourceScope(resource, refused.join(" "));
  }
  if (String(interaction.params.scope).split(" ").includes("offline_access")) grant.addOIDCScope("offline_access");
  await grant.save();
  await keepClient(pool, client.clientId, grantDaysMax * 86_400);
  interaction.result = { login: { accountId: actor.userId, remember: false }, consent: { grantId: jti } };
  await save();
}
