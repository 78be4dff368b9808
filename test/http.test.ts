import { brotliDecompressSync } from "node:zlib";
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

test("content types, methods and unknown paths answer in the error shape", async () => {
  const call = (method: "POST" | "PATCH" | "PUT", url: string, type: string, payload = "{}") =>
    byline.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${ada.person.token}`, "content-type": type },
      payload,
    });
  const answers = [
    [await call("POST", "/api/campaigns", "text/plain"), 415],
    [await call("PATCH", `/api/campaigns/${ada.campaign}`, "application/json"), 415],
    [await call("POST", "/api/campaigns", "application/json", "{"), 400],
    [await call("PUT", `/api/campaigns/${ada.campaign}`, "application/json"), 405],
    [await call("POST", "/api/nothing", "application/json"), 404],
    [
      await byline.app.inject({
        method: "GET",
        url: "/api/campaigns/not-an-id",
        headers: { authorization: `Bearer ${ada.person.token}` },
      }),
      404,
    ],
  ] as const;
  for (const [answer, status] of answers) {
    expect(answer.statusCode).toBe(status);
    expect(answer.headers["content-type"]).toBe("application/ld+json; charset=utf-8");
    expect(answer.headers.link).toContain("/api/docs.jsonld");
    expect(answer.json()["@type"]).toBe("hydra:Error");
  }
});

test("R7.8 whole records as clients send them back are taken, and If-Match keeps two people apart", async () => {
  const item = await ada.person.get(`/api/campaigns/${ada.campaign}`);
  const etag = String(item.headers.etag);
  const answer = await ada.person.patch(
    `/api/campaigns/${ada.campaign}`,
    { ...item.body, originId: ada.campaign, name: "Renamed" },
    { "if-match": etag },
  );
  expect(answer.body).toMatchObject({ name: "Renamed", "@id": `/api/campaigns/${ada.campaign}`, "@type": "Campaign" });
  const late = await ada.person.patch(`/api/campaigns/${ada.campaign}`, { name: "Too late" }, { "if-match": etag });
  expect(late.status).toBe(412);
});

test("an answer over a kilobyte is compressed for who takes that, a short one is not", async () => {
  const { id, token } = ada.person;
  const ask = (path: string, encoding: string) =>
    byline.app.inject({ url: path, headers: { "accept-encoding": encoding, authorization: `Bearer ${token}` } });
  const plain = await ask("/api/docs.json", "identity");
  const brotli = await ask("/api/docs.json", "br, gzip");
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
  expect((await ask(`/api/client_users/${id}`, "br")).headers["content-encoding"]).toBeUndefined();
});

test("no answer lets a page ask for a camera, a microphone or a place", async () => {
  for (const url of ["/", "/api", "/api/nothing", "/health/live"]) {
    const { headers } = await byline.app.inject({ url });
    for (const feature of ["camera", "microphone", "geolocation"])
      expect(headers["permissions-policy"], url).toContain(`${feature}=()`);
  }
});

test("every answer says that it is not framed, not sniffed, and runs no script but Byline's own", async () => {
  for (const url of ["/", "/api", "/api/nothing", "/health/live"]) {
    const { headers } = await byline.app.inject({ url });
    expect(headers, url).toMatchObject({
      "content-security-policy": expect.stringMatching(
        /script-src 'self'( 'sha256-[\w+/]{43}=')+;.*frame-ancestors 'none'/,
      ),
      "x-content-type-options": "nosniff",
      "x-frame-options": "SAMEORIGIN",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
    });
  }
});
