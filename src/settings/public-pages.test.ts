import { expect, test } from "vitest";
import { robotsText, sitemapText } from "./public-pages.ts";

test("search engines find the open pages by the map, and are kept from the others", () => {
  expect(robotsText("https://byline.example")).toMatch(
    /Disallow: \/operator\n[\s\S]*Sitemap: https:\/\/byline\.example\/sitemap\.xml\n$/,
  );
  expect(sitemapText("https://byline.example/a&b")).toContain("<loc>https://byline.example/a&amp;b/sign-up</loc>");
});
