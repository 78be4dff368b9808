import { expect, test } from "vitest";
import { z } from "zod";
import { analyticsOrigins, analyticsSettings, analyticsVariables, checkAnalytics } from "./analytics.ts";

const variables = z.object(analyticsVariables).superRefine(checkAnalytics);

test("R7.6: analytics is off unless a provider is configured", () => {
  const none = variables.parse({});
  expect(analyticsSettings(none)).toBeUndefined();
  expect(analyticsOrigins(none)).toEqual([]);
});

test("a provider is its address and its key, and the page may talk to its origin only", () => {
  const values = variables.parse({
    ANALYTICS_POSTHOG_URL: "https://eu.i.posthog.example/ingest/",
    ANALYTICS_POSTHOG_KEY: "phc_key",
  });
  expect(analyticsSettings(values)).toEqual({
    postHog: { url: "https://eu.i.posthog.example/ingest", key: "phc_key" },
  });
  expect(analyticsOrigins(values)).toEqual(["https://eu.i.posthog.example"]);
});

test("half a provider refuses to start, and says which half is missing", () => {
  const refused = variables.safeParse({ ANALYTICS_SEGMENT_URL: "https://events.example" });
  expect(refused.error?.issues.map(({ path }) => path.join())).toEqual(["ANALYTICS_SEGMENT_KEY"]);
});
