import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestFiles } from "../../../test/files.ts";
import { runQueue } from "../../../test/run-queue.ts";
import { type Advertiser, anAdvertiser } from "../../../test/scene.ts";
import { openTestServer, type TestServer } from "../../../test/server.ts";
import { imageKey, signedAddress } from "./address.ts";

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

function uploadOf(bytes: Buffer, name: string, type: string) {
  const boundary = "a-line-between";
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    method: "POST" as const,
    url: "/api/files",
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

function upload(bytes: Buffer, name: string, type: string, token = ada.person.token) {
  const request = uploadOf(bytes, name, type);
  return byline.app.inject({
    ...request,
    headers: { ...request.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });
}

test("R6.3 who works in one project alone uploads for its text, and the room is taken where they work now", async () => {
  const { pool } = byline.database;
  const other = await anAdvertiser(byline, "other", 0);
  const manager = await byline.person("manager@project.example");
  expect((await upload(pixel, "pixel.png", "image/png", manager.token)).statusCode).toBe(403);
  for (const { organization } of [ada, other])
    await pool.query(
      "INSERT INTO place_member (id, organization_id, project_id, user_id, role) SELECT new_id(), organization_id, id, $2, 1 FROM project WHERE organization_id = $1",
      [organization, manager.id],
    );
  for (const { organization } of [ada, other]) {
    await pool.query("UPDATE client_user SET current_organization_id = $2 WHERE id = $1", [manager.id, organization]);
    const answer = await upload(pixel, "pixel.png", "image/png", manager.token);
    expect(answer.statusCode).toBe(201);
    const { rows } = await pool.query("SELECT organization_id AS id FROM stored_file WHERE id = $1", [
      answer.json().id,
    ]);
    expect(rows).toEqual([{ id: organization }]);
  }
});

const stored = async () => (await byline.database.pool.query("SELECT FROM stored_file")).rowCount ?? 0;

test("an image is stored and served so that it can run nothing", async () => {
  const answer = await upload(pixel, "pixel.png", "image/png");
  expect(answer.statusCode).toBe(201);
  const served = await byline.app.inject({ url: answer.json().address });
  expect(served.rawPayload.equals(pixel)).toBe(true);
  expect(served.headers).toMatchObject({
    "content-type": "image/png",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "cache-control": "private, max-age=3600",
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
  const served = await byline.app.inject({ url: answer.json().address });
  expect(served.rawPayload.equals(pixel)).toBe(true);
});

test("an image opens by a signed address that ends, and to nobody who only knows its id", async () => {
  const { id, url, address } = (await upload(pixel, "pixel.png", "image/png")).json();
  const key = await imageKey(byline.database.reader);
  const status = async (path: string) => (await byline.app.inject({ url: path })).statusCode;
  expect(await status(url)).toBe(404);
  expect(await status(address)).toBe(200);
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  expect(await status(signedAddress(id, key, hoursAgo(3)))).toBe(404);
  expect(await status(signedAddress(id, Buffer.alloc(32), new Date()))).toBe(404);
  const other = (await upload(pixel, "other.png", "image/png")).json();
  expect(await status(address.replace(id, other.id))).toBe(404);
  expect(await status(address.replace(/until=\d+/, "until=99999999999"))).toBe(404);
});

test("nothing that shows an image for a day lets it be deleted; what something shows stays", async () => {
  const [unused, avatar] = [await upload(pixel, "a.png", "image/png"), await upload(pixel, "b.png", "image/png")];
  expect((await ada.person.patch("/api/client_users", { avatar: avatar.json().url })).status).toBe(200);
  await byline.database.pool.query("UPDATE stored_file SET created_at = now() - interval '25 hours'");
  await runQueue(byline, "forget-unused-files");
  expect((await byline.app.inject({ url: unused.json().address })).statusCode).toBe(404);
  expect((await byline.app.inject({ url: avatar.json().url })).statusCode).toBe(200);
  expect(await openTestFiles().exists(unused.json().id)).toBe(false);
});

test("an image of somebody else becomes nobody's avatar", async () => {
  const mallory = await anAdvertiser(byline, "mallory", 0);
  const { url } = (await upload(pixel, "ada.png", "image/png")).json();
  const stolen = await mallory.person.patch("/api/client_users", { avatar: url });
  expect([stolen.status, stolen.body.violations[0].code]).toEqual([422, "unknown_file"]);
});

test("uploads end where the room of an organization or a person ends, also when many come at once", async () => {
  const carl = await anAdvertiser(byline, "carl", 0);
  await byline.database.pool.query("UPDATE operator_setting SET organization_megabytes = 10");
  await byline.database.pool.query(
    "INSERT INTO stored_file (id, organization_id, uploaded_by, use, name, content_type, bytes) VALUES (gen_random_uuid(), $1, $2, 'text', 'x', 'image/png', $3)",
    [carl.organization, carl.person.id, 10_000_000 - 3 * pixel.length],
  );
  const before = await stored();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => upload(pixel, "pixel.png", "image/png", carl.person.token)),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 201, ...Array(7).fill(409)]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe("files_full");
  expect(await stored()).toBe(before + 3);
  await byline.database.pool.query("UPDATE operator_setting SET organization_megabytes = 2000, person_megabytes = 10");
  expect((await upload(pixel, "pixel.png", "image/png", carl.person.token)).statusCode).toBe(409);
  await byline.database.pool.query("UPDATE operator_setting SET person_megabytes = 1000");
});

test("a scanner's word decides: what it finds harmful is refused, and nothing is kept while it is silent", async () => {
  const scanned = async (program: string) => {
    const guarded = await openTestServer({ env: { FILE_SCANNER: program } });
    const nora = await anAdvertiser(guarded, "nora", 0);
    const answer = await guarded.app.inject({
      ...uploadOf(pixel, "pixel.png", "image/png"),
      headers: { ...uploadOf(pixel, "pixel.png", "image/png").headers, authorization: `Bearer ${nora.person.token}` },
    });
    const kept = await guarded.database.pool.query("SELECT FROM stored_file");
    await guarded.close();
    return [answer.statusCode, kept.rowCount];
  };
  expect(await scanned("/bin/true")).toEqual([201, 1]);
  expect(await scanned("/bin/false")).toEqual([422, 0]);
  expect(await scanned("/bin/sh /nowhere/scan")).toEqual([503, 0]);
});

test("size is bounded, a token is needed, an unknown file is none", async () => {
  expect((await upload(Buffer.concat([pixel, Buffer.alloc(8_100_000)]), "big.png", "image/png")).statusCode).toBe(413);
  expect((await upload(pixel, "pixel.png", "image/png", "")).statusCode).toBe(401);
  expect((await byline.app.inject({ url: "/files/00000000-0000-7000-8000-000000000000" })).statusCode).toBe(404);
  expect((await byline.app.inject({ url: "/files/..%2f..%2fetc%2fpasswd" })).statusCode).toBe(404);
});
