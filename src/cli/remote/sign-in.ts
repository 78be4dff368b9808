import { appScopes } from "#accounts/apps/app.ts";
import type { Me } from "#accounts/me/contract.ts";
import { formatCents } from "#platform/money/money.ts";
import { askServer, documentOf } from "./ask-server.ts";
import { type Connection, readConnection, withoutSlash } from "./connection.ts";
import { forgetConnection, type KeptConnection, keepConnection, readKept } from "./kept-connection.ts";
import { RemoteError, type Terminal } from "./terminal.ts";

export type LoginWanted = { server: string | undefined; withToken: boolean; scopes: string | undefined };

/**
 * Signs in by a code that the person types in a browser, where they choose organization, scopes and limit. `withToken`
 * reads an API token from the standard input instead, so that no shell remembers it.
 */
export async function logIn({ server, withToken, scopes }: LoginWanted, terminal: Terminal): Promise<void> {
  if (!server || !URL.canParse(server))
    throw new RemoteError("Name the server: byline login --server https://byline.example", 2);
  const url = withoutSlash(server);
  const kept = withToken ? await byToken(url, terminal) : await byDevice(url, scopes ?? appScopes.join(" "), terminal);
  const me = await readWho("token" in kept ? kept : { url, token: kept.access.api?.token ?? "" });
  const file = keepConnection(terminal.env, kept);
  terminal.tell(`Signed in as ${me.person.email ?? me.grant?.name}. ${file} keeps it, for this account alone.`);
}

async function byToken(url: string, terminal: Terminal): Promise<KeptConnection> {
  for await (const line of terminal.lines()) {
    const token = line.trim();
    if (token) return { url, token };
  }
  throw new RemoteError("There was no token. Make one at /profile/extras, and pass it on the standard input.");
}

async function byDevice(url: string, scopes: string, { tell, signal }: Terminal): Promise<KeptConnection> {
  const oauth = await import("openid-client");
  const { registerWith } = await import("./authorization.ts");
  const { issuedAccess } = await import("./renew-access.ts");
  try {
    const authorization = await registerWith(url);
    const asked = new URLSearchParams({ scope: `${scopes} offline_access` });
    for (const entrance of ["api", "mcp"]) asked.append("resource", `${url}/${entrance}`);
    const device = await oauth.initiateDeviceAuthorization(authorization, asked);
    tell(`Open ${device.verification_uri} and type the code ${device.user_code}`);
    const parameters = { resource: `${url}/api` };
    const tokens = await oauth.pollDeviceAuthorizationGrant(authorization, device, parameters, { signal });
    const { client_id: clientId } = authorization.clientMetadata();
    return { url, clientId, refreshToken: tokens.refresh_token ?? "", access: { api: issuedAccess(tokens) } };
  } catch (error) {
    if (signal.aborted) throw error;
    const { error_description: words } = error as { error_description?: string };
    throw new RemoteError(`You were not signed in: ${words ?? (error as Error).message}`);
  }
}

/** Ends what was connected at the server too; an API token stays until it is revoked there. */
export async function logOut(terminal: Terminal): Promise<void> {
  const kept = readKept(terminal.env);
  forgetConnection(terminal.env);
  if (!kept || "token" in kept)
    return terminal.tell("Signed out here. Revoke the token in your profile, if nothing else uses it.");
  const { tokenRevocation } = await import("openid-client");
  const { authorizationAt } = await import("./authorization.ts");
  await tokenRevocation(await authorizationAt(kept.url, kept.clientId), kept.refreshToken);
  terminal.tell("Signed out.");
}

const readWho = async (connection: Connection): Promise<Me> =>
  (await documentOf(await askServer(connection, { path: "/api/me" }))) as Me;

export async function sayWho(json: boolean, terminal: Terminal): Promise<void> {
  const me = await readWho(await readConnection(terminal.env));
  if (json) return terminal.print(JSON.stringify(me, null, 2));
  terminal.print(me.person.email ?? me.grant?.name ?? "");
  for (const { name, role, kind } of me.organizations) terminal.print(`  ${name} (${kind}): ${role}`);
  if (!me.grant) return;
  const { name, scopes, leftCents } = me.grant;
  terminal.print(`${name}: ${scopes.join(", ")}`);
  if (leftCents !== null) terminal.print(`Left this month: ${formatCents(leftCents)}`);
}
