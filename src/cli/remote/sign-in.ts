import type { Me } from "#accounts/me/contract.ts";
import { formatCents } from "#platform/money/money.ts";
import { askServer, documentOf } from "./ask-server.ts";
import { forgetConnection, keepConnection, readConnection } from "./connection.ts";
import { RemoteError, type Terminal } from "./terminal.ts";

/** Tries the token before it is kept. It is read from the standard input, so that no shell remembers it. */
export async function logIn(server: string | undefined, terminal: Terminal): Promise<void> {
  if (!server || !URL.canParse(server))
    throw new RemoteError("Name the server: byline login --server https://byline.example", 2);
  const url = server.replace(/\/$/, "");
  terminal.tell(`Make an API token at ${url}/profile/extras, and paste it here:`);
  let token = "";
  for await (const line of terminal.lines()) {
    token = line.trim();
    break;
  }
  if (!token) throw new RemoteError("There was no token.");
  const me = (await documentOf(await askServer({ url, token }, { path: "/api/me" }))) as Me;
  const file = keepConnection(terminal.env, { url, token });
  terminal.tell(`Signed in as ${me.person.email ?? me.grant?.name}. ${file} keeps the token, for this account alone.`);
}

export async function logOut(terminal: Terminal): Promise<void> {
  forgetConnection(terminal.env);
  terminal.tell("Signed out here. Revoke the token in your profile, if nothing else uses it.");
}

export async function sayWho(json: boolean, terminal: Terminal): Promise<void> {
  const me = (await documentOf(await askServer(readConnection(terminal.env), { path: "/api/me" }))) as Me;
  if (json) return terminal.print(JSON.stringify(me, null, 2));
  terminal.print(me.person.email ?? me.grant?.name ?? "");
  for (const { name, role, kind } of me.organizations) terminal.print(`  ${name} (${kind}): ${role}`);
  if (!me.grant) return;
  const { name, scopes, leftCents } = me.grant;
  terminal.print(`Token ${name}: ${scopes.join(", ")}`);
  if (leftCents !== null) terminal.print(`Left this month: ${formatCents(leftCents)}`);
}
