import { expect, test } from "vitest";
import { closedMap, indexOfMaps, mapOfOutlets, mapOfPages, outletsPerMap, robotsText } from "./public-addresses.ts";

const site = "https://byline.example";

test("search engines find the open pages by the map, and are kept from the others", () => {
  expect(robotsText(site, false)).toMatch(
    /Disallow: \/operator\n[\s\S]*Disallow: \/media\/\nSitemap: https:\/\/byline\.example\/sitemap\.xml\n$/,
  );
  expect(robotsText(site, true)).not.toContain("/media");
  expect(closedMap(`${site}/a&b`)).toContain("<loc>https://byline.example/a&amp;b/sign-up</loc>");
  expect(closedMap(site)).not.toContain("/media");
});

test("an open marketplace's outlets are mapped in files of a bounded size", () => {
  const maps = indexOfMaps(site, outletsPerMap + 1);
  expect(maps.match(/<loc>[^<]*/g)).toEqual([0, 1, 2].map((map) => `<loc>${site}/sitemap-${map}.xml`));
  expect(mapOfPages(site)).toContain(`<loc>${site}/media</loc>`);
  expect(mapOfOutlets(site, ["one"])).toContain(`<loc>${site}/media/one</loc>`);
  const longest = `${site}/media/${crypto.randomUUID()}`;
  expect(mapOfOutlets(site, [longest]).length * outletsPerMap).toBeLessThan(50 * 1_048_576);
});
