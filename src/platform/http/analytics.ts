import { z } from "zod";

const address = z
  .url({ protocol: /^https?$/ })
  .transform((url) => url.replace(/\/+$/, ""))
  .optional();

/** The page sends its records here (R7.6). Nothing is recorded without a provider's address and key; see README.md. */
export const analyticsVariables = {
  ANALYTICS_POSTHOG_URL: address,
  ANALYTICS_POSTHOG_KEY: z.string().optional(),
  ANALYTICS_SEGMENT_URL: address,
  ANALYTICS_SEGMENT_KEY: z.string().optional(),
};

type Variables = z.output<z.ZodObject<typeof analyticsVariables>>;
type Endpoint = { url: string; key: string };

/** An address without a key would look as if analytics were on. */
export function checkAnalytics(
  values: Variables,
  { addIssue }: { addIssue: (issue: z.core.$ZodRawIssue) => void },
): void {
  for (const provider of ["POSTHOG", "SEGMENT"] as const) {
    const missing = (["URL", "KEY"] as const).filter((part) => values[`ANALYTICS_${provider}_${part}`] === undefined);
    if (missing.length !== 1) continue;
    const path = [`ANALYTICS_${provider}_${missing[0]}`];
    addIssue({ code: "custom", path, message: "address and key of a provider go together", input: values });
  }
}

/** Returns the configured providers for the page; undefined turns analytics off. */
export function analyticsSettings(values: Variables): { postHog?: Endpoint; segment?: Endpoint } | undefined {
  const postHog = endpoint(values.ANALYTICS_POSTHOG_URL, values.ANALYTICS_POSTHOG_KEY);
  const segment = endpoint(values.ANALYTICS_SEGMENT_URL, values.ANALYTICS_SEGMENT_KEY);
  if (!postHog && !segment) return undefined;
  return { ...(postHog && { postHog }), ...(segment && { segment }) };
}

/** Returns the only foreign origins that the page may talk to. */
export function analyticsOrigins(values: Variables): string[] {
  const { postHog, segment } = analyticsSettings(values) ?? {};
  return [postHog, segment].filter((each) => each !== undefined).map(({ url }) => new URL(url).origin);
}

function endpoint(url: string | undefined, key: string | undefined): Endpoint | undefined {
  return url && key ? { url, key } : undefined;
}
