import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { goodText } from "../../../test/scene.ts";
import { lookAtPublication } from "./queries-look.ts";

// The site of the test speaks no TLS.
const whole = goodText.content.replace("https:", "http:");
const without = whole.replace(/<a [^>]*>(.*)<\/a>/, "$1");
const twin = whole.replace("http://nimbus.example/", "http://www.nimbus.example/");
const styled = `<style>.gone{display:none}</style><div class="gone">${whole}</div>`;
let isLeading = true;

const site = createServer(({ url = "", headers }, response) => {
  const send = (html: string) => response.writeHead(200, { "content-type": "text/html" }).end(html);
  if (headers.host?.startsWith("www.nimbus.example"))
    return isLeading
      ? response.writeHead(301, { location: "http://nimbus.example/roastery" }).end()
      : send("<p>Parked</p>");
  if (url === "/cloaked") return send(headers["user-agent"]?.startsWith("Byline") ? whole : without);
  if (url === "/refuses")
    return headers["user-agent"]?.startsWith("Byline") ? send(whole) : response.writeHead(403).end();
  if (url === "/twin") return send(twin);
  if (url === "/script") return send(without);
  if (url === "/styled") return send(styled);
  if (url === "/styled-script") return send(`${styled}<script src="/show.js"></script>`);
  if (url === "/robots.txt") return response.writeHead(404).end();
  return send(whole);
});
await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
afterAll(() => void site.close());

const here = `127.0.0.1:${(site.address() as AddressInfo).port}`;
const hosts = new Map(["outlet.example", "nimbus.example", "www.nimbus.example"].map((host) => [host, here]));
const missing = "The link to http://nimbus.example/roastery is missing.";
const lookAt = (path: string, options = {}) => {
  const looked = { url: `http://outlet.example${path}`, text: whole, domain: "outlet.example" };
  return lookAtPublication(looked, { hosts, asksAsReader: () => false, ...options });
};
const problemsAt = async (path: string, options = {}) => (await lookAt(path, options)).problems;

test("R10.3 a site that serves our check another page than its readers is found out, when we ask as one of them", async () => {
  expect(await problemsAt("/cloaked")).toEqual([]);
  const asReader = { asksAsReader: () => true };
  expect(await problemsAt("/cloaked", asReader)).toEqual([`Readers are shown another page than our check: ${missing}`]);
  expect([await problemsAt("/", asReader), await problemsAt("/refuses", asReader)]).toEqual([[], []]);
  const readersAt = async (path: string, options = {}) => (await lookAt(path, options)).readers;
  expect(await Promise.all(["/cloaked", "/", "/refuses"].map((path) => readersAt(path, asReader)))).toEqual([
    "other",
    "same",
    "unread",
  ]);
  expect(await readersAt("/cloaked")).toBe("unasked");
});

test("R10.3 the booked address with www or by http is the same where one leads to the other, and only there", async () => {
  expect(await problemsAt("/twin")).toEqual([]);
  isLeading = false;
  expect(await problemsAt("/twin")).toEqual([missing]);
});

test("R10.3 a page that a script writes is rendered where a link is missing without it, and no other page is", async () => {
  const rendered: string[] = [];
  const render = async (url: string) => {
    rendered.push(url);
    return whole;
  };
  expect([await problemsAt("/script"), await problemsAt("/script", { render })]).toEqual([[missing], []]);
  expect(await problemsAt("/", { render })).toEqual([]);
  expect(rendered).toEqual(["http://outlet.example/script"]);
});

test("R10.3 what a style sheet hides is not there; where a script might show it, only a browser tells", async () => {
  expect(await problemsAt("/styled")).toContain(missing);
  expect(await problemsAt("/styled-script")).toEqual([]);
  const drawing = (html: string) => ({ render: async () => html });
  expect(await problemsAt("/styled-script", drawing(styled))).toContain(missing);
  const shown = styled.replace('class="gone"', 'class="gone" style="display: block"');
  expect(await problemsAt("/styled-script", drawing(shown))).toEqual([]);
  expect(await problemsAt("/styled-script", { render: async () => undefined })).toEqual([]);
});
