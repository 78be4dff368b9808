import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export type RecordedRequest = {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  body: unknown;
};
type RecordedAnswer = {
  status?: number;
  headers?: Record<string, string>;
  body: string | object;
  afterMilliseconds?: number;
  hangsUp?: "silently" | "half-way";
};

export async function serveRecorded() {
  const asked: RecordedRequest[] = [];
  let answer: (asked: RecordedRequest) => RecordedAnswer = () => ({ status: 500, body: "" });
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const { pathname, searchParams } = new URL(request.url ?? "/", "http://recorded.example");
      const text = Buffer.concat(parts).toString();
      const question: RecordedRequest = {
        method: request.method ?? "",
        path: pathname,
        query: Object.fromEntries(searchParams),
        headers: request.headers,
        body: text ? JSON.parse(text) : undefined,
      };
      asked.push(question);
      const { status = 200, headers = {}, body, afterMilliseconds = 0, hangsUp } = answer(question);
      if (hangsUp === "silently") return request.socket.destroy();
      if (hangsUp === "half-way") return response.writeHead(status, headers).write("{", () => request.socket.destroy());
      const say = () => response.writeHead(status, headers).end(typeof body === "string" ? body : JSON.stringify(body));
      setTimeout(say, afterMilliseconds);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    asked,
    answers(next: RecordedAnswer | ((asked: RecordedRequest) => RecordedAnswer)) {
      answer = typeof next === "function" ? next : () => next;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
