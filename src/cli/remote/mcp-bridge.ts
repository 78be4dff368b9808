import { readConnection } from "./connection.ts";
import { eventsOf } from "./events.ts";
import type { Terminal } from "./terminal.ts";

type RpcMessage = {
  id?: string | number;
  method?: string;
  params?: { name?: string; uri?: string; _meta?: Record<string, unknown> };
  result?: { protocolVersion?: string };
};

const revisionKey = "io.modelcontextprotocol/protocolVersion";

/**
 * Passes MCP's messages between the standard streams and the server's `/mcp`, for clients that start a program. Adds
 * the token, and the headers that repeat a message's own words.
 */
export async function bridgeMcp(terminal: Terminal): Promise<void> {
  await readConnection(terminal.env, "mcp");
  const agreed: AgreedSession = {};
  const passing = new Set<Promise<void>>();
  for await (const line of terminal.lines()) {
    if (line.trim() === "") continue;
    const passed = passOn(line, { agreed, terminal }).finally(() => passing.delete(passed));
    passing.add(passed);
  }
  await Promise.all(passing);
}

/** A client of 2025 greets first; one that shows forms has a session from then on. */
type AgreedSession = { revision?: string; greeting?: string; sessionId?: string };
type Passing = { agreed: AgreedSession; terminal: Terminal };

async function passOn(line: string, { agreed, terminal }: Passing): Promise<void> {
  const message = parsedMessage(line);
  if (message.method === "initialize") Object.assign(agreed, { greeting: line, sessionId: undefined });
  try {
    const answer = await sentInSession(line, { agreed, terminal });
    for await (const text of messagesOf(answer)) {
      const revision = parsedMessage(text).result?.protocolVersion;
      if (message.method === "initialize" && revision) agreed.revision = revision;
      terminal.print(text);
    }
  } catch (error) {
    if (message.id === undefined || terminal.signal.aborted) return;
    const { cause, message: words } = error as Error;
    terminal.print(refusal(message.id, (cause as Error | undefined)?.message ?? words));
  }
}

/** A session ends after a week without a call. The client knows of none, so it is begun anew for it. */
async function sentInSession(line: string, passing: Passing): Promise<Response> {
  const { agreed } = passing;
  const answer = await sent(line, passing);
  if (answer.status !== 404 || agreed.sessionId === undefined || agreed.greeting === undefined) return answer;
  agreed.sessionId = undefined;
  await (await sent(agreed.greeting, passing)).text();
  return sent(line, passing);
}

async function sent(line: string, { agreed, terminal }: Passing): Promise<Response> {
  const { url, token } = await readConnection(terminal.env, "mcp");
  const { sessionId, revision } = agreed;
  const answer = await fetch(`${url}/mcp`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      "user-agent": `byline-mcp ${terminal.env.BYLINE_MCP_CLIENT ?? ""}`.trim(),
      ...(sessionId === undefined ? {} : { "mcp-session-id": sessionId }),
      ...headersOf(parsedMessage(line), revision),
    },
    body: line,
    signal: terminal.signal,
  });
  agreed.sessionId = answer.headers.get("mcp-session-id") ?? sessionId;
  return answer;
}

function headersOf({ method, params }: RpcMessage, agreed: string | undefined): Record<string, string> {
  const own = params?._meta?.[revisionKey];
  if (typeof own !== "string") return agreed === undefined ? {} : { "mcp-protocol-version": agreed };
  const name = params?.name ?? params?.uri;
  return {
    "mcp-protocol-version": own,
    ...(method === undefined ? {} : { "mcp-method": method }),
    ...(name === undefined ? {} : { "mcp-name": name }),
  };
}

/** The messages of an answer, a line each. */
async function* messagesOf(answer: Response): AsyncIterable<string> {
  if (answer.headers.get("content-type")?.startsWith("text/event-stream"))
    for await (const { data } of eventsOf(answer)) yield oneLine(data);
  else {
    const text = await answer.text();
    if (text === "") return;
    const { jsonrpc } = parsedMessage(text) as { jsonrpc?: string };
    if (jsonrpc) yield oneLine(text);
    else throw new Error(wordsOf(text) ?? `it answered ${answer.status}`);
  }
}

const oneLine = (text: string): string => (text.includes("\n") ? JSON.stringify(JSON.parse(text)) : text);

const wordsOf = (text: string): string | undefined =>
  (parsedMessage(text) as { "hydra:description"?: string })["hydra:description"];

function parsedMessage(text: string): RpcMessage {
  try {
    return (JSON.parse(text) ?? {}) as RpcMessage;
  } catch {
    return {};
  }
}

const refusal = (id: string | number, message: string): string =>
  JSON.stringify({ jsonrpc: "2.0", id, error: { code: -32_000, message } });
