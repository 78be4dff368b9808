import { z } from "zod";
import type { ProviderName } from "../providers.ts";
import { ahrefs } from "./ahrefs.ts";
import { majestic } from "./majestic.ts";
import { moz } from "./moz.ts";
import type { MetricProvider } from "./provider.ts";
import { semrush } from "./semrush.ts";

const base = (address: string) =>
  z
    .url({ protocol: /^https?$/ })
    .default(address)
    .transform((given) => given.replace(/\/$/, ""));

const variables = z.object({
  AHREFS_API_KEY: z.string().optional(),
  AHREFS_API_BASE: base("https://api.ahrefs.com/v3"),
  SEMRUSH_API_KEY: z.string().optional(),
  SEMRUSH_API_BASE: base("https://api.semrush.com"),
  SEMRUSH_DATABASE: z
    .string()
    .regex(/^[a-z-]{2,20}$/, "two small letters, such as us")
    .default("us"),
  MOZ_API_KEY: z.string().optional(),
  MOZ_API_BASE: base("https://api.moz.com/jsonrpc"),
  MAJESTIC_API_KEY: z.string().optional(),
  MAJESTIC_API_BASE: base("https://api.majestic.com/api/json"),
});

export const metricProviderVariables = variables.transform((env): MetricProvider[] => {
  const made: Record<ProviderName, (() => MetricProvider) | undefined> = {
    ahrefs: withKey(env.AHREFS_API_KEY, (key) => ahrefs({ key, base: env.AHREFS_API_BASE })),
    semrush: withKey(env.SEMRUSH_API_KEY, (key) =>
      semrush({ key, base: env.SEMRUSH_API_BASE, database: env.SEMRUSH_DATABASE }),
    ),
    moz: withKey(env.MOZ_API_KEY, (key) => moz({ key, base: env.MOZ_API_BASE })),
    majestic: withKey(env.MAJESTIC_API_KEY, (key) => majestic({ key, base: env.MAJESTIC_API_BASE })),
  };
  return Object.values(made).flatMap((make) => make?.() ?? []);
});

const withKey = (key: string | undefined, make: (key: string) => MetricProvider) => (key ? () => make(key) : undefined);
