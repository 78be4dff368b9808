import { type CallToolResult, Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { TestServer } from "../../../test/server.ts";
import { mcpAddress } from "../../agents/server/test-support.ts";

/** Connects buyers' programs by their tokens; an answer is what the protocol structures. */
export async function buyersOf(byline: TestServer) {
  const url = await mcpAddress(byline, "/adcp");
  return async (token: string) => {
    const client = new Client({ name: "test-buyer", version: "1" });
    const headers = { authorization: `Bearer ${token}` };
    await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
    return async (name: string, given: Record<string, unknown> = {}) => {
      const { structuredContent } = (await client.callTool({ name, arguments: given })) as CallToolResult;
      // Read as a client reads JSON: by the fields that the test knows.
      // biome-ignore lint/suspicious/noExplicitAny: the shape is what the test asserts
      return structuredContent as any;
    };
  };
}
