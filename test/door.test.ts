import { afterAll, beforeAll, expect, test } from "vitest";
import { type Advertiser, anAdvertiser } from "./scene.ts";
import { openTestServer, type TestServer } from "./server.ts";

let byline: TestServer;
let ada: Advertiser;

beforeAll(async () => {
  byline = await openTestServer();
  ada = await anAdvertiser(byline, "ada", 0);
});

afterAll(() => byline?.close());

const boundary = "a-line-between";
const whole = `multipart/form-data; boundary=${boundary}`;
const part = (name: string, text: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n${text}`;
const end = `\r\n--${boundary}--\r\n`;
const forms = ["/api/files", "/api/catalogue_imports/upload?kind=media&organization="];

const send = (url: string, type: string, payload: string) =>
  byline.app.inject({
    method: "POST",
    url: url.endsWith("=") ? `${url}${ada.organization}` : url,
    headers: { "content-type": type, authorization: `Bearer ${ada.person.token}` },
    payload,
  });

test.each([
  ["without a boundary", "multipart/form-data", part("a.csv", "a,b\n1,2") + end],
  ["that breaks off in its head", whole, part("a.csv", "").slice(0, 40)],
  ["that breaks off in its file", whole, part("a.csv", "a,b\n1,2")],
  ["with a NUL in the file's name", whole, part("a\0.csv", "a,b\n1,2") + end],
  ["with a NUL in a heading", whole, part("a.csv", "a\0,b\n1,2\n") + end],
])("a form %s is refused and no fault", async (_name, type, payload) => {
  for (const url of forms) {
    const { statusCode } = await send(url, type, payload);
    expect(statusCode, url).toBeGreaterThanOrEqual(400);
    expect(statusCode, url).toBeLessThan(500);
  }
});

test.each(["\\ud800", "\\udc00", "x\\ud83d", "\\u0000"])(
  "a text with %s is refused at the door, wherever it stands",
  async (text) => {
    for (const body of [`{"name":"${text}"}`, `{"name":{"deep":["${text}"]}}`, `{"${text}":1}`]) {
      const answers = await Promise.all([
        send("/api/organizations", "application/ld+json", body),
        send("/auth/v1/signup", "application/json", body),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400]);
    }
  },
);

test("a whole character of two halves and a text about NUL are taken", async () => {
  const { statusCode } = await send(
    "/api/organizations",
    "application/ld+json",
    '{"name":"\\ud83d\\ude00 \\\\u0000","kind":"agency"}',
  );
  expect(statusCode).not.toBe(400);
});

test("a body as deep as it is long is no fault", async () => {
  const deep = `{"name":${"[".repeat(400_000)}${"]".repeat(400_000)}}`;
  const { statusCode } = await send("/api/organizations", "application/ld+json", deep);
  expect(statusCode).toBeLessThan(500);
});

test.each(["/link/%00", "/sandbox/checkout/%00", "/api/orders/%00", "/api/media?search=%00"])(
  "GET %s is no fault",
  async (url) => {
    const { statusCode } = await byline.app.inject({ url, headers: { authorization: `Bearer ${ada.person.token}` } });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  },
);

test("R8.4 the query of a page is the app's own: the page is not refused for it", async () => {
  const plain = await byline.app.inject("/publisher/dashboard");
  const odd = await byline.app.inject("/publisher/dashboard?search=%00");
  expect([odd.statusCode, odd.json().code]).toEqual([plain.statusCode, plain.json().code]);
});
