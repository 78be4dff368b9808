import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerError } from "./error-handler.ts";
import { html } from "./markup/html.ts";
import { webApp } from "./web-app.ts";

const directory = mkdtempSync(join(tmpdir(), "byline-web-"));
const guards = { "content-security-policy": "default-src 'self'", "x-content-type-options": "nosniff" };
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(directory, "locales"));
  mkdirSync(join(directory, "assets"));
  writeFileSync(join(directory, "assets", "part.js"), "export {};");
  writeFileSync(join(directory, "locales", "de-DE.js"), "globalThis.bylineTranslation = {};");
  writeFileSync(
    join(directory, "index.html"),
    '<!doctype html><html lang="en-US"><head><meta name="description" content="x" /><title>Byline</title><!--config--><script type="module" src="/app.js"></script></head></html>',
  );
  app = Fastify();
  app.setErrorHandler(answerError);
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("permissions-policy", "camera=()");
    for (const [name, value] of Object.entries(guards)) reply.raw.setHeader(name, value);
  });
  await app.register(webApp, {
    directory,
    settings: { title: "</script>" },
    descriptionOf: (path) => `About "${path}"`,
    redirectFrom: async (path) => {
      if (path === "/away")
        throw Object.assign(new Error("connect ECONNREFUSED 10.1.2.3:5432"), { code: "ECONNREFUSED" });
      return path === "/old" ? { target: "/new", permanent: true } : undefined;
    },
    cookiePrefix: "byline-",
    firstFrame: (address) => `<aside>${address}</aside>`,
    painted: {
      "/": {
        paint: async () => ({
          title: "<Home>",
          description: "d",
          address: "https://byline.example/",
          style: 'p::before{content:""}',
          body: html`<p>${"<painted>"}</p>`,
        }),
      },
      "/list": {
        takes: "any",
        paint: async ({ query }) => ({
          title: "List",
          description: "d",
          address: "https://byline.example/list",
          style: "",
          body: html`<p>${query.get("country")}</p>`,
        }),
      },
      "/enter": {
        takes: ["next"],
        paint: async ({ query }) => ({
          title: "Enter",
          description: "d",
          address: "https://byline.example/enter",
          style: "",
          isTakenOver: true,
          body: html`<p>To ${query.get("next")}</p>`,
        }),
      },
    },
  });
});
afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true });
});

const page = async (cookie = "") => (await app.inject({ method: "GET", url: "/any", headers: { cookie } })).body;

test("R1.6 another language stands before the app for who chose it, and only a language that there is", async () => {
  const german = await page("byline-locale=de-DE");
  expect(german.indexOf("/locales/de-DE.js")).toBeGreaterThan(0);
  expect(german.indexOf("/locales/de-DE.js")).toBeLessThan(german.indexOf("/app.js"));
  expect(await page("byline-locale=../../x")).not.toContain("/locales/");
  expect(await page()).not.toContain("/locales/");
  expect((await app.inject("/locales/de-DE.js")).statusCode).toBe(200);
});

test("the first frame is painted in the chosen theme, else in the device's", async () => {
  for (const theme of ["light", "dark"])
    expect(await page(`byline-theme=${theme}; other=1`)).toContain(`<html data-mantine-color-scheme="${theme}" lang`);
  for (const cookie of ["", "byline-theme=auto", "byline-theme=blue"])
    expect(await page(cookie)).not.toContain("data-mantine-color-scheme");
});

test("R2.25 a moved path leads on, and the settings cannot end their script", async () => {
  const moved = await app.inject("/old?from=mail");
  expect([moved.statusCode, moved.headers.location]).toEqual([308, "/new"]);
  expect(await page()).toContain("\\u003c/script>");
});

test("visitors get the painted page in their theme; people who are signed in and links with a query get the app", async () => {
  const home = async (url: string, cookie = "", encoding = "identity") =>
    app.inject({ url, headers: { cookie, accept: "text/html", "accept-encoding": encoding } });
  const painted = await home("/");
  expect(painted.body).toContain("<title>&lt;Home&gt;</title>");
  expect(painted.body).toContain("<p>&lt;painted&gt;</p>");
  expect(painted.body).not.toContain("/app.js");
  expect(painted.body).toContain('p::before{content:""}</style>');
  expect(painted.body).toContain('<link rel="canonical" href="https://byline.example/">');
  expect(painted.body).toContain('<meta property="og:title" content="&lt;Home&gt;">');
  expect((await home("/", "byline-theme=dark")).body).toContain('<html data-mantine-color-scheme="dark"');
  expect((await home("/", "byline-signed-in=1")).body).toContain("/app.js");
  expect((await home("/?code=1")).body).toContain("/app.js");
  expect((await home("/enter?next=%3Cb%3E")).body).toContain("<p>To &lt;b&gt;</p>");
  expect((await home("/enter?next=a&code=1")).body).not.toContain("<p>To");
  expect((await home("/list?country=GB")).body).toContain("<p>GB</p>");
  expect((await home("/list?country=GB&open=app")).body, "a session without its hint").toContain("/app.js");
  expect((await home("/enter", "byline-locale=de-DE")).body, "the app brings translations").toContain(
    "/locales/de-DE.js",
  );
  const compressed = await home("/", "", "gzip, br");
  expect(compressed.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(painted.body);
});

test("while the database is away a page says so, asks to come again, and names no address", async () => {
  const away = await app.inject("/away");
  expect([away.statusCode, away.headers["retry-after"]]).toEqual([503, "2"]);
  expect(away.headers["content-type"]).toContain("text/html");
  expect(away.body).toContain("<h1>Away for a moment</h1>");
  expect(away.body).not.toContain("10.1.2.3");
});

test("the page that is served carries the installation's title and says what its path is about", async () => {
  const served = await page();
  expect(served).toContain("<title>&lt;/script&gt;</title>");
  expect(served).toContain('<meta name="description" content="About &quot;/any&quot;"');
});

test("a built file comes without the headers of documents; a page in its folder keeps them", async () => {
  const { headers } = await app.inject("/assets/part.js");
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "cache-control": expect.stringContaining("immutable"),
  });
  expect(headers).not.toHaveProperty("content-security-policy");
  expect(headers).not.toHaveProperty("permissions-policy");
  for (const asked of ["etag", "last-modified", "accept-ranges"]) expect(headers).not.toHaveProperty(asked);
  const nowhere = await app.inject({ url: "/assets/nothing", headers: { accept: "text/html" } });
  expect(nowhere.headers).toMatchObject({ ...guards, "permissions-policy": "camera=()" });
});
