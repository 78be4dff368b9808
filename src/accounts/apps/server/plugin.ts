import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Provider } from "oidc-provider";
import { CallLimit } from "#platform/http/call-limit.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { networkOf } from "#platform/http/requests/network.ts";
import {
  appScopes,
  audienceAddress,
  audiences,
  authorizationServerPath,
  type EntranceAudience,
  entranceAt,
  oauthPaths,
  resourceMetadataPath,
} from "../app.ts";

const entranceNames: Record<EntranceAudience, string> = { api: "API", mcp: "MCP", adcp: "AdCP" };

export type AppOptions = { publicUrl: string; title: string; provider: () => Promise<Provider> };

/** New apps from one network a minute. */
const registrationsMax = 30;

/** The authorization server's addresses, and the metadata by which apps find them (RFC 8414, RFC 9728). */
export async function appRoutes(app: FastifyInstance, { publicUrl, title, provider }: AppOptions): Promise<void> {
  app.setErrorHandler(answerError);
  app.removeAllContentTypeParsers();
  // The library reads and bounds the body itself.
  app.addContentTypeParser("*", (_request, _body, done) => done(null));
  const registrations = new CallLimit(registrationsMax);
  const { host, protocol } = new URL(publicUrl);
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const opened = await provider();
    if (isRegistration(request, publicUrl)) registrations.count(networkOf(request.ip));
    // Addresses in answers come from the configuration, never from the caller's headers.
    Object.assign(request.raw.headers, {
      host,
      "x-forwarded-host": host,
      "x-forwarded-proto": protocol.slice(0, -1),
      "x-forwarded-for": request.ip,
    });
    request.raw.url = withScope(request.url);
    reply.hijack();
    await opened.callback()(request.raw, reply.raw);
  };
  for (const url of ["/oauth/*", authorizationServerPath])
    app.route({ method: ["GET", "POST"], url, exposeHeadRoute: false, handler: answer });
  for (const audience of audiences) app.get(resourceMetadataPath(audience), async () => metadataOf(audience));

  const metadataOf = (audience: EntranceAudience) => ({
    resource: audienceAddress(publicUrl, audience),
    authorization_servers: [publicUrl],
    scopes_supported: appScopes,
    bearer_methods_supported: ["header"],
    resource_name: `${title} ${entranceNames[audience]}`,
    resource_documentation: `${publicUrl}/api/docs`,
  });
}

/** As the library reads an address: without regard to case, and to what stands before the path. */
const isRegistration = ({ url }: FastifyRequest, publicUrl: string): boolean =>
  (URL.parse(url, publicUrl)?.pathname ?? url).toLowerCase().startsWith(oauthPaths.registration);

/** An app that names no scope reads. */
function withScope(url: string): string {
  const [path, query = ""] = url.split("?", 2);
  const parameters = new URLSearchParams(query);
  if (path !== oauthPaths.authorization || parameters.has("scope")) return url;
  parameters.set("scope", "read");
  return `${path}?${parameters}`;
}

/** Names the metadata in each 401 of an entrance, so that an app finds out how to be connected. */
export function announceAuthorization(app: FastifyInstance, publicUrl: string): void {
  app.addHook("onSend", async ({ url }, reply) => {
    if (reply.statusCode !== 401) return;
    const audience = entranceAt(url);
    if (audience)
      reply.header("www-authenticate", `Bearer resource_metadata="${publicUrl}${resourceMetadataPath(audience)}"`);
  });
}
