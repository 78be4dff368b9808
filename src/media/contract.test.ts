import { expect, test } from "vitest";
import { countryCode, languageCode } from "./codes.ts";
import { mediaEdit, metricsSchema } from "./contract.ts";

test("R3.5 countries and languages are known by their codes, in whichever letters they are written", () => {
  expect([countryCode.parse(" gb "), languageCode.parse("DE")]).toEqual(["GB", "de"]);
});

const messagesOf = (edit: object) => mediaEdit.safeParse(edit).error?.issues.map(({ message }) => message);

test.each(["ZZ", "UK", "Germany", ""])("R3.5 %j is no country of a medium, nor where its readers are", (country) => {
  const says = ["Isn't an ISO country code: two letters, such as DE"];
  expect(messagesOf({ countries: ["US", country] })).toEqual(says);
  expect(messagesOf({ audienceCountries: [{ country, percent: 20 }] })).toEqual(says);
  const leading = metricsSchema.shape.leadingCountriesIds.safeParse([country]);
  expect(leading.error?.issues.map(({ message }) => message)).toEqual(says);
});

test.each(["xx", "english", ""])("R3.5 %j is no language of a medium", (language) => {
  expect(messagesOf({ languages: [language] })).toEqual(["Isn't an ISO language code: two letters, such as de"]);
});
