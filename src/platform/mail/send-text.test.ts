import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sendText } from "./send-text.ts";

type ReceivedCall = { path: string; authorization: string | undefined; form: Record<string, string> };

let server: Server;
let url: string;
let answer: (response: ServerResponse) => void;
const received: ReceivedCall[] = [];

const json = (status: number, body: object) => (response: ServerResponse) =>
  void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const form = Object.fromEntries(new URLSearchParams(body));
    received.push({ path: request.url ?? "", authorization: request.headers.authorization, form });
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  received.length = 0;
  answer = json(201, { sid: "SM1", status: "queued" });
});

const message = { subject: "Your Byline code", paragraphs: ["It works once."], code: "123456" };
const send = (recipient: string, from = "+15550100", at = url) =>
  sendText({ url: at, account: "AC1", token: "secret", from }, recipient, message);

test("a message is handed over as Twilio takes it", async () => {
  expect(await send("+4917000001")).toBe("SM1");
  expect(received).toEqual([
    {
      path: "/2010-04-01/Accounts/AC1/Messages.json",
      authorization: `Basic ${btoa("AC1:secret")}`,
      form: { To: "+4917000001", From: "+15550100", Body: "Your Byline code: 123456. It works once." },
    },
  ]);
});

test("other senders: a service of several numbers, and WhatsApp", async () => {
  await send("+4917000002", "MG7");
  await send("whatsapp:+4917000002");
  expect(received.map(({ form: { Body: _text, ...rest } }) => rest)).toEqual([
    { To: "+4917000002", MessagingServiceSid: "MG7" },
    { To: "whatsapp:+4917000002", From: "whatsapp:+15550100" },
  ]);
});

test("why a message was not sent is told without number and secret", async () => {
  answer = json(400, { code: 21211, message: "The 'To' number +4917000003 is not a valid phone number.", status: 400 });
  await expect(send("+4917000003")).rejects.toThrow(/^status 400, error 21211$/);
  answer = (response) => void response.writeHead(503).end("<html>");
  await expect(send("+4917000003")).rejects.toThrow(/^status 503$/);
  answer = (response) => void response.writeHead(302, { location: "/elsewhere" }).end();
  await expect(send("+4917000003")).rejects.toThrow(/^no connection$/);
  answer = (response) => void response.destroy();
  await expect(send("+4917000003")).rejects.toThrow(/^no connection \(UND_ERR_SOCKET\)$/);
  await expect(send("+4917000003", "+15550100", "http://127.0.0.1:1")).rejects.toThrow(/^no connection/);
});
