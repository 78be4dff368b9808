import { afterAll, beforeAll, expect, test } from "vitest";
import { countryCodes } from "#platform/contract/country-codes.ts";
import { aPublisher, type Publisher } from "../../../test/scene.ts";
import { openTestServer, type TestServer } from "../../../test/server.ts";

let byline: TestServer;
let paul: Publisher;
beforeAll(async () => {
  byline = await openTestServer();
  paul = await aPublisher(byline, "paul");
});
afterAll(() => byline?.close());

const edit = (fields: Record<string, unknown>) => paul.person.patch(`/api/media/${paul.media}`, fields);
const shares = [
  { country: "GB", percent: 20 },
  { country: "US", percent: 41.5 },
];

test("R3.6 shares by country have a source and a day, the greatest first, and the leading countries follow from them", async () => {
  await edit({ leadingCountriesIds: ["FR"] });
  const { status, body } = await edit({ audienceCountries: shares, leadingCountriesIds: ["FR"] });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    audienceCountries: [shares[1], shares[0]],
    audienceSource: { source: "declared", readOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    leadingCountriesIds: ["US", "GB"],
  });
  const listing = await byline.database.pool.query("SELECT leading_countries_ids FROM listing_medium WHERE listed");
  expect(listing.rows).toEqual([{ leading_countries_ids: ["US", "GB"] }]);
});

test("R3.6 while shares are known nobody leads by another list; without them the list is free again", async () => {
  expect((await edit({ leadingCountriesIds: ["FR"] })).body.leadingCountriesIds).toEqual(["US", "GB"]);
  const cleared = await edit({ audienceCountries: null, leadingCountriesIds: ["FR"] });
  expect(cleared.body).toMatchObject({ audienceCountries: null, audienceSource: null });
  expect((await edit({ leadingCountriesIds: ["FR"] })).body.leadingCountriesIds).toEqual(["FR"]);
});

test("R3.6 each day's shares are kept; the same day's newest count", async () => {
  await byline.database.pool.query("DELETE FROM audience_reading");
  await edit({ audienceCountries: shares });
  await byline.database.pool.query("UPDATE audience_reading SET read_on = read_on - 40");
  await edit({ audienceCountries: [{ country: "DE", percent: 5 }] });
  await edit({ audienceCountries: [{ country: "DE", percent: 6 }] });
  const { rows } = await byline.database.pool.query("SELECT source, countries FROM audience_reading ORDER BY read_on");
  expect(rows).toEqual([
    { source: "declared", countries: [shares[1], shares[0]] },
    { source: "declared", countries: [{ country: "DE", percent: 6 }] },
  ]);
});

test.each([
  ["a country twice", [shares[0], shares[0]], "Name each country once"],
  ["more than all readers", [{ country: "US", percent: 90 }, shares[0]], "The shares can't add up to more than 100%"],
  ["no share", [{ country: "US", percent: 0 }], "Can't be less than 0.1"],
  ["no country", [{ country: "Mars", percent: 5 }], "Isn't an ISO country code: two letters, such as DE"],
  ["eleven", countryCodes.slice(0, 11).map((country) => ({ country, percent: 1 })), "Insert at most 10 elements"],
  ["none at all", [], "Choose at least 1 option"],
])("R3.6 %s is refused", async (_name, audienceCountries, message) => {
  const { status, body } = await edit({ audienceCountries });
  expect(status).toBe(422);
  expect(body.violations[0]).toMatchObject({ propertyPath: expect.stringMatching(/^audienceCountries/), message });
});
