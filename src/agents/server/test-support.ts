import type { AddressInfo } from "node:net";
import { type CallToolResult, Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { Person, TestServer } from "../../../test/server.ts";

/** Listens where the SDK's own client finds it. */
export async function mcpAddress(byline: TestServer, path: "/mcp" | "/adcp" = "/mcp"): Promise<string> {
  const { server } = byline.app;
  if (!server.listening) await byline.app.listen({ port: 0, host: "127.0.0.1" });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
}

export const allScopes = [
  ...(["read", "reports", "organization", "members", "campaigns", "media", "orders"] as const),
  ...(["approve", "money", "webhooks"] as const),
];

export async function tokenOf(person: Person, scopes: readonly string[], spendLimitCents = 1_000_000): Promise<string> {
  const limit = ["money", "approve"].some((scope) => scopes.includes(scope)) ? { spendLimitCents } : {};
  const { body } = await person.post("/api/api_tokens", { name: "Agent", scopes, ...limit });
  if (!body.token) throw new Error(JSON.stringify(body));
  return body.token;
}

type Spoken = { action: "accept" | "decline"; content?: Record<string, boolean> };
type ClientOptions = {
  /** 2025-11-25 shakes hands first, 2026-07-28 does not. */
  era?: "auto" | "legacy";
  /** How the client's person answers a question about money; without it the client can't ask. */
  answers?: (question: string) => Spoken | Promise<Spoken>;
};

/** An agent with the SDK's client over HTTP. */
export async function anAgent(byline: TestServer, token: string, { era = "auto", answers }: ClientOptions = {}) {
  const client = new Client(
    { name: "test-agent", version: "3.1" },
    { versionNegotiation: { mode: era }, capabilities: answers ? { elicitation: { form: {} } } : {} },
  );
  if (answers) client.setRequestHandler("elicitation/create", async ({ params }) => answers(params.message));
  const headers = { authorization: `Bearer ${token}` };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(await mcpAddress(byline)), { requestInit: { headers } }),
  );
  const call = async (name: string, given: Record<string, unknown> = {}) =>
    told((await client.callTool({ name, arguments: given })) as CallToolResult);
  return { client, call };
}

type ToldAnswer = {
  isError: boolean;
  // Read as a client reads JSON: by the fields that the test knows.
  // biome-ignore lint/suspicious/noExplicitAny: the shape is what the test asserts
  content: any;
  untrusted: string[];
  code: string;
  text: string;
  blocks: CallToolResult["content"];
};

function told({ isError = false, structuredContent, content }: CallToolResult): ToldAnswer {
  const text = content.map((block) => (block.type === "text" ? block.text : "")).join("\n");
  const { content: answer, untrusted = [] } = (structuredContent ?? {}) as { content?: unknown; untrusted?: string[] };
  const code = /^Refused: (\w+)/.exec(text)?.[1] ?? "";
  return { isError, content: answer, untrusted, code, text, blocks: content };
}
