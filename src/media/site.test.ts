import { expect, test } from "vitest";
import { readSite } from "./site.ts";

const url = "https://www.harbor-courier.example/";

test("R2.19 a site's first page says its name, description, language and icon", () => {
  const html = `<!doctype html><html lang="en-GB"><head>
    <title>News from the harbour &amp; the town</title>
    <meta property="og:site_name" content="Harbor Courier">
    <meta name="Description" content="  What happens
      by the water. ">
    <link rel="shortcut icon" href="/favicon.ico">
    <link rel="apple-touch-icon" href="/touch.png">
    <link rel="icon" sizes="32x32" href="/small.png"></head>
    <body><svg><title>A drawing</title></svg></body></html>`;
  expect(readSite(html, url)).toEqual({
    name: "Harbor Courier",
    description: "What happens by the water.",
    language: "en",
    logo: "https://www.harbor-courier.example/touch.png",
  });
});

test.each([
  ["Home | Harbor Courier", "Harbor Courier"],
  ["Harbor Courier – All the news", "Harbor Courier"],
  ["The daily tide - since 1911", "The daily tide"],
  ["Caf&eacute;", "Café"],
])("R2.19 the title %j names the site %j", (title, name) => {
  expect(readSite(`<title>${title}</title>`, url).name).toBe(name);
});

test("R2.19 what a page does not say is null, however odd the page", () => {
  const nothing = { name: null, description: null, language: null, logo: null };
  expect(readSite("", url)).toEqual(nothing);
  expect(readSite("\u0000<<<meta<title", url)).toEqual(nothing);
  expect(readSite('<html lang="x-klingon"><link rel=icon href="data:image/png,x">', url)).toEqual(nothing);
});
