import { afterAll, beforeAll, expect, test } from "vitest";
import { type Advertiser, anAdvertiser } from "../../../test/scene.ts";
import { openTestServer, type TestServer } from "../../../test/server.ts";

let byline: TestServer;
let ada: Advertiser;

beforeAll(async () => {
  byline = await openTestServer();
  ada = await anAdvertiser(byline, "ada", 0);
});

afterAll(() => byline?.close());

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

function upload(bytes: Buffer, name: string, type: string, token = ada.person.token) {
  const boundary = "a-line-between";
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return byline.app.inject({
    method: "POST",
    url: "/api/files",
    headers: {
      "content-type": `multipart/form-data; boundary=${boundary}`,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}

test("an image is stored and served so that it can run nothing", async () => {
  const answer = await upload(pixel, "pixel.png", "image/png");
  expect(answer.statusCode).toBe(201);
  const served = await byline.app.inject({ url: answer.json().url });
  expect(served.rawPayload.equals(pixel)).toBe(true);
  expect(served.headers).toMatchObject({
    "content-type": "image/png",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
  });
});

test.each([
  ["a page that says it is an image", Buffer.from("<html><script>alert(1)</script>"), "x.png", "image/png"],
  [
    "a drawing that could carry a script",
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    "x.svg",
    "image/svg+xml",
  ],
  ["nothing", Buffer.alloc(0), "x.png", "image/png"],
])("%s is refused, whatever its name says", async (_name, bytes, name, type) => {
  const answer = await upload(bytes, name, type);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()["hydra:description"]).toContain("images");
});

test("an image of more pixels than a screen can hold is refused, however small its file", async () => {
  const huge = Buffer.from(pixel);
  huge.writeUInt32BE(30_000, 16);
  huge.writeUInt32BE(30_000, 20);
  const answer = await upload(huge, "huge.png", "image/png");
  expect([answer.statusCode, answer.json().violations[0].code]).toEqual([422, "pixels"]);
  expect((await upload(pixel.subarray(0, -20), "cut.png", "image/png")).json().violations[0].code).toBe("damaged");
});

test("what follows an image's end is neither kept nor served", async () => {
  const answer = await upload(Buffer.concat([pixel, Buffer.from("GPS 51.5074 N")]), "pixel.png", "image/png");
  const served = await byline.app.inject({ url: answer.json().url });
  expect(served.rawPayload.equals(pixel)).toBe(true);
});

test("size is bounded, a token is needed, an unknown file is none", async () => {
  expect((await upload(Buffer.concat([pixel, Buffer.alloc(8_100_000)]), "big.png", "image/png")).statusCode).toBe(413);
  expect((await upload(pixel, "pixel.png", "image/png", "")).statusCode).toBe(401);
  expect((await byline.app.inject({ url: "/files/00000000-0000-7000-8000-000000000000" })).statusCode).toBe(404);
  expect((await byline.app.inject({ url: "/files/..%2f..%2fetc%2fpasswd" })).statusCode).toBe(404);
});
