import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/database.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { sendText } from "./send-text.ts";
import { sendTextQueue } from "./text-jobs.ts";

type Received = { path: string; authorization: string | undefined; form: Record<string, string> };

let testDatabase: TestDatabase;
let database: Database;
let server: Server;
let url: string;
let status = 201;
const received: Received[] = [];
const log = pino({ level: "silent" });

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase({ url: testDatabase.url, poolSize: 4, log });
  server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const form = Object.fromEntries(new URLSearchParams(body));
    received.push({ path: request.url ?? "", authorization: request.headers.authorization, form });
    response.writeHead(status, { "content-type": "application/json" }).end('{"sid":"SM1"}');
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await database.close();
  await testDatabase.drop();
});
beforeEach(() => {
  received.length = 0;
  status = 201;
});

/** Writes a message as a sign-in does; answers what works its job. */
async function written(recipient: string, from = "+15550100") {
  const jobs: { mailId: string }[] = [];
  database.enqueueWith(() => async (_queue, data) => void jobs.push(data as { mailId: string }));
  const message = { subject: "Your Byline code", paragraphs: ["It works once."], code: "123456" };
  await database.transaction((tx) => sendText(tx, recipient, message));
  const [job] = jobs;
  if (!job) throw new Error("nothing was enqueued");
  const queue = sendTextQueue({ url, account: "AC1", token: "secret", from });
  return () => queue.handle(database, job, log);
}

test("a message is handed over as Twilio takes it, once", async () => {
  const work = await written("+4917000001");
  await work();
  await work();
  expect(received).toEqual([
    {
      path: "/2010-04-01/Accounts/AC1/Messages.json",
      authorization: `Basic ${btoa("AC1:secret")}`,
      form: { To: "+4917000001", From: "+15550100", Body: "Your Byline code: 123456. It works once." },
    },
  ]);
});

test("other senders: a service of several numbers, and WhatsApp", async () => {
  await (await written("+4917000002", "MG7"))();
  await (await written("whatsapp:+4917000002"))();
  expect(received.map(({ form: { Body: _text, ...rest } }) => rest)).toEqual([
    { To: "+4917000002", MessagingServiceSid: "MG7" },
    { To: "whatsapp:+4917000002", From: "whatsapp:+15550100" },
  ]);
});

test("a provider that is away is asked again; what it refuses for good is not", async () => {
  const work = await written("+4917000003");
  status = 503;
  await expect(work()).rejects.toThrow("503");
  status = 400;
  await work();
  expect(received).toHaveLength(2);
});
