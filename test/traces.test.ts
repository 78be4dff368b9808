import { createServer as createHttpServer, type Server as HttpServer } from "node:http";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { anAgent, tokenOf } from "../src/agents/server/test-support.ts";
import { readConfig } from "../src/config.ts";
import { openTracing } from "../src/platform/tracing/open-tracing.ts";
import { openTestServer } from "./server.ts";

type SpanValue = { stringValue?: string; intValue?: number };
type ReceivedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status: { code: number };
  attributes: { key: string; value: SpanValue }[];
};

const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

const listening = async (server: HttpServer | Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
};

/** An OTLP receiver that keeps what it is sent. */
async function openCollector() {
  const manner = { answer: "takes" as "takes" | "refuses" | "hangs" };
  const spans: ReceivedSpan[] = [];
  const received: { body: string; headers: object; url: string | undefined }[] = [];
  const server = createHttpServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    received.push({ body, headers: request.headers, url: request.url });
    for (const { scopeSpans } of JSON.parse(body).resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans);
    if (manner.answer === "hangs") return;
    response.writeHead(manner.answer === "takes" ? 200 : 400, { "content-type": "application/json" }).end("{}");
  });
  const endpoint = `http://127.0.0.1:${await listening(server)}`;
  ending.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return { endpoint, spans, received, manner };
}

/** A mail server that takes every mail. */
async function openPostOffice(): Promise<{ url: string; mails: string[] }> {
  const mails: string[] = [];
  const server = createServer((socket: Socket) => {
    let mail: string | undefined;
    socket.on("error", () => socket.destroy()).write("220 post.example\r\n");
    socket.on("data", (chunk) => {
      const text = chunk.toString();
      if (mail === undefined && !/^DATA/i.test(text)) return void socket.write("250 well\r\n");
      if (mail === undefined) {
        mail = "";
        return void socket.write("354 go on\r\n");
      }
      mail += text;
      if (!mail.endsWith("\r\n.\r\n")) return;
      mails.push(mail);
      mail = undefined;
      socket.write("250 taken\r\n");
    });
  });
  const port = await listening(server);
  ending.push(() => server.close());
  return { url: `smtp://127.0.0.1:${port}`, mails };
}

async function openTraced(env: Record<string, string>, lines: string[] = []) {
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
  const tracing = await openTracing(readConfig(env), log);
  ending.push(() => tracing.close());
  const byline = await openTestServer({ env, work: true, log });
  ending.push(() => byline.close());
  return { byline, tracing };
}

const attributesOf = ({ attributes }: ReceivedSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

test("one trace leads from a call over its statements to the job that it queued and the mail that went out", async () => {
  const { endpoint, spans, received } = await openCollector();
  const { url, mails } = await openPostOffice();
  const { byline } = await openTraced({
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: "x-api-key=of-the-collector",
    OTEL_SERVICE_NAME: "byline-traced",
    SMTP_URL: url,
  });
  const ada = await byline.person("ada@traced.example");
  const headers = { "x-request-id": "call-of-ada" };
  const answer = await byline.stranger.post("/auth/v1/recover", { email: ada.email }, headers);
  expect(answer.status).toBe(200);
  const inTrace = (name: string) => {
    const call = spans.find((span) => span.name === "POST /auth/v1/recover");
    return spans.find((span) => span.name === name && span.traceId === call?.traceId);
  };
  await expect.poll(() => inTrace("job send-mail")).toBeDefined();
  await expect.poll(() => inTrace("POST /auth/v1/recover")).toBeDefined();
  const call = inTrace("POST /auth/v1/recover");
  const trace = spans.filter(({ traceId }) => traceId === call?.traceId);
  const parentOf = (span?: ReceivedSpan) => trace.find(({ spanId }) => spanId === span?.parentSpanId);
  const linesTo = (span?: ReceivedSpan): string[] => (span ? [...linesTo(parentOf(span)), span.name] : []);

  const toCall = ["POST /auth/v1/recover", "transaction"];
  expect(linesTo(inTrace("INSERT mail"))).toEqual([...toCall, "INSERT mail"]);
  expect(linesTo(inTrace("job send-mail"))).toEqual([...toCall, "job send-mail"]);
  expect(linesTo(inTrace(`SMTP ${new URL(url).host}`))).toEqual([
    ...toCall,
    "job send-mail",
    `SMTP ${new URL(url).host}`,
  ]);
  expect(call && attributesOf(call)).toMatchObject({
    "http.request.method": "POST",
    "http.route": "/auth/v1/recover",
    "http.response.status_code": 200,
  });
  for (const span of trace) expect(attributesOf(span), span.name).toMatchObject({ "byline.request_id": "call-of-ada" });
  expect(received[0]).toMatchObject({ url: "/v1/traces", headers: { "x-api-key": "of-the-collector" } });
  expect(received[0]?.body).toContain("byline-traced");

  expect(mails).toHaveLength(1);
  const secrets = mails[0]?.match(/token(?:_hash)?=(?:3D)?([\w-]{12,})/) ?? [];
  expect(secrets[1], "the mail has a link with a secret").toBeDefined();
  for (const { body } of received)
    for (const hidden of [ada.email, ada.id, ada.token, "traced.example", "password", `${secrets[1]}`])
      expect(body).not.toContain(hidden);
});

test("an agent's call names the operation that its tool executes, above the statements", async () => {
  const { endpoint, spans } = await openCollector();
  const { byline } = await openTraced({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  const ada = await byline.person("ada@agents.example");
  const { client, call } = await anAgent(byline, await tokenOf(ada, ["read"]));
  ending.push(() => client.close());
  expect((await call("search_outlets")).isError).toBe(false);
  const operation = () =>
    spans.find(
      ({ name, traceId }) =>
        name === "GET /listings" && spans.some((span) => span.traceId === traceId && span.name === "POST /mcp"),
    );
  await expect.poll(operation).toBeDefined();
  const parts = spans.filter(({ parentSpanId }) => parentSpanId === operation()?.spanId);
  expect(parts.map((span) => attributesOf(span)["db.system.name"])).toContain("postgresql");
});

test("a caller's traceparent is taken from a trusted proxy alone, and only where the operator said so", async () => {
  const { endpoint, spans } = await openCollector();
  const theirs = "4bf92f3577b34da6a3ce929d0e0e4736";
  const headers = { traceparent: `00-${theirs}-00f067aa0ba902b7-01` };
  const { byline } = await openTraced({
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_PROPAGATORS: "tracecontext,baggage",
    TRUST_PROXY: "10.0.0.0/8",
  });
  const forwarded = { ...headers, "x-forwarded-for": "203.0.113.7" };
  const read = (url: string, headers: Record<string, string>, remoteAddress: string) =>
    byline.app.inject({ url, headers, remoteAddress });
  await read("/api/contexts/Order", forwarded, "203.0.113.9");
  await read("/api/docs", forwarded, "10.0.0.1");
  const routed = (route: string) => spans.find(({ name }) => name === `GET ${route}`);
  await expect.poll(() => [routed("/api/contexts/:name"), routed("/api/docs")].includes(undefined)).toBe(false);
  expect(routed("/api/contexts/:name")?.traceId).not.toBe(theirs);
  expect(routed("/api/docs")).toMatchObject({ traceId: theirs, parentSpanId: "00f067aa0ba902b7" });
});

test("a collector that fails is logged once, and a silent one holds neither a call nor the end", async () => {
  const { endpoint, received, manner } = await openCollector();
  manner.answer = "refuses";
  const lines: string[] = [];
  const { byline, tracing } = await openTraced({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, lines);
  const levels = () =>
    lines.map((line) => JSON.parse(line)).flatMap(({ msg, level }) => (/collector/.test(msg) ? [level] : []));
  const callsUntil = (isDone: () => boolean) =>
    expect
      .poll(async () => [(await byline.stranger.get("/api/public_settings")).status, isDone()])
      .toEqual([200, true]);
  await callsUntil(() => received.length >= 3);
  expect(levels()).toEqual([40]);
  manner.answer = "takes";
  await callsUntil(() => levels().length > 1);
  expect(levels()).toEqual([40, 30]);
  manner.answer = "hangs";
  const before = received.length;
  await callsUntil(() => received.length > before);
  await tracing.close();
});

test("without a collector no span is made, and the jobs' data say nothing of one", async () => {
  const { byline } = await openTraced({});
  const ada = await byline.person("ada@untraced.example");
  await byline.stranger.post("/auth/v1/recover", { email: ada.email });
  const { rows } = await byline.database.pool.query("SELECT data FROM pgboss.job WHERE name = 'send-mail'");
  expect(rows).toMatchObject([{ data: { requestId: expect.any(String) } }]);
  expect(rows[0].data).not.toHaveProperty("traceparent");
});
