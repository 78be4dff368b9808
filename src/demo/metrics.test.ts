import { expect, test } from "vitest";
import { audienceProblem } from "#media/audience/audience.ts";
import { metrics } from "#media/media.ts";
import { misfitOf } from "#media/metrics/anomaly.ts";
import { demoAudience, demoMetrics, demoReadings } from "./metrics.ts";
import { demoOutlets } from "./outlets.ts";

const all = demoOutlets.map(({ name }, index) => ({ name, readings: demoReadings(index, demoMetrics(index)) }));

const valuesOf = (name: string, metric: string) =>
  (all.find((medium) => medium.name === name)?.readings ?? [])
    .filter((reading) => reading.metric === metric)
    .toSorted((one, other) => other.monthsAgo - one.monthsAgo)
    .map(({ value }) => value);

test("R10.9 the demo's year of readings lies within the bounds, and one jump in it does not fit", () => {
  for (const { readings } of all)
    for (const { metric, value } of readings) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(metrics[metric].max);
    }
  const misfits = all.filter(({ name }) => misfitOf("audience", valuesOf(name, "audience"))).map(({ name }) => name);
  expect(misfits).toEqual(["Alpine Signal"]);
});

test("some of it is measured, some declared, and who joined today has no history", () => {
  const sources = new Set(all.flatMap(({ readings }) => readings.map(({ source }) => source)));
  expect(sources).toEqual(new Set(["Tideline (fictional)", "declared"]));
  expect(valuesOf("Bayou Gazette", "ahrefsDr")).toHaveLength(1);
  expect(valuesOf("Harbour Gazette", "audience")).toHaveLength(13);
});

test("R3.6 the demo's readers by country are shares as the form takes them", () => {
  const shares = demoOutlets.flatMap((_medium, index) => demoAudience(index) ?? []);
  expect(shares.length).toBeGreaterThan(100);
  for (const [index] of demoOutlets.entries()) expect(audienceProblem(demoAudience(index) ?? [])).toBeUndefined();
});
