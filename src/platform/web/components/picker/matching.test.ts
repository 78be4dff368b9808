import { expect, test } from "vitest";
import { exactMatch, matchingOptions, type Option } from "./matching.ts";

const named = (...labels: string[]): Option[] => labels.map((label) => ({ value: label, label }));
const labels = (options: Option[]) => options.map(({ label }) => label);

test("what begins with what was typed comes before what only holds it, a word before its middle", () => {
  const countries = named("Caribbean Netherlands", "Netherlands", "Sweden", "Switzerland");
  expect(labels(matchingOptions(countries, "nether"))).toEqual(["Netherlands", "Caribbean Netherlands"]);
  expect(labels(matchingOptions(named("Nigeria", "Algeria", "Germany", "Niger"), "ger"))).toEqual([
    "Germany",
    "Nigeria",
    "Algeria",
    "Niger",
  ]);
});

test("options that would find nothing come last, but for the one that was typed in full", () => {
  const options = [
    { value: "NE", label: "Niger", count: 0 },
    { value: "NG", label: "Nigeria", count: 3 },
    { value: "NI", label: "Nicaragua", count: 0 },
  ];
  expect(labels(matchingOptions(options, ""))).toEqual(["Nigeria", "Niger", "Nicaragua"]);
  expect(labels(matchingOptions(options, "ni"))).toEqual(["Nigeria", "Niger", "Nicaragua"]);
  expect(labels(matchingOptions(options, "niger"))).toEqual(["Niger", "Nigeria"]);
});

test("case and accents do not matter; what fits nothing finds nothing", () => {
  expect(labels(matchingOptions(named("Côte d’Ivoire", "Türkiye"), "turk"))).toEqual(["Türkiye"]);
  expect(exactMatch(named("Türkiye"), " TURKIYE ")?.label).toBe("Türkiye");
  expect(exactMatch(named("Türkiye"), "Turk")).toBeUndefined();
  expect(exactMatch(named(""), "")).toBeUndefined();
  expect(matchingOptions(named("Germany"), "atlantis")).toEqual([]);
});
