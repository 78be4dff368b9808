import { Resolver } from "node:dns";
import { join, resolve } from "node:path";
import { z } from "zod";
import { authVariables, checkAuth } from "#auth/server/config.ts";
import { providerVariables } from "#auth/server/provider-settings.ts";
import { metricProviderVariables } from "#media/providers/server/settings.ts";
import { stripeVariables } from "#payments/providers/stripe/server/settings.ts";
import { isLoopback } from "#platform/contract/loopback.ts";
import { scannerVariables } from "#platform/files/scanner.ts";
import type { FilePlace } from "#platform/files/store.ts";
import { analyticsVariables, checkAnalytics } from "#platform/http/analytics.ts";
import { trustedProxies } from "#platform/http/requests/trusted-proxies.ts";
import { tracingVariables } from "#platform/tracing/settings.ts";
import { pictureVariables } from "#proof/pictures/server/settings.ts";

/** Refused here, in words: an error of Node would print the password of an address that can't be read. */
const databaseAddress = z
  .string()
  .refine(
    (text) => /^postgres(ql)?:/.test(text) && URL.canParse(text),
    "write it as postgres://USER:PASSWORD@HOST:PORT/DATABASE, with % and a code for signs like / # and ? in the password",
  );

/**
 * Read once from the environment; the README's table lists every variable. An empty string means "not set", so that
 * `PORT= npm start` behaves like `npm start`.
 */
const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  APP_TITLE: z.string().default("Byline"),
  SUPPORT_ADDRESS: z
    .union([z.email(), z.url({ protocol: /^https?$/ })], "an email address, or a page with https://")
    .optional(),
  AFFILIATE_TRACKING_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_OWNER_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_REPLICA_URL: databaseAddress.optional(),
  DATABASE_PREPARED_STATEMENTS: z.stringbool().optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(500).default(20),
  FILES_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "write the bucket's name alone; AWS_ENDPOINT_URL_S3 names its server")
    .optional(),
  EMBEDDED_DATABASE_PORT: z.coerce.number().int().min(0).max(65535).default(0),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default("Byline <no-reply@byline.invalid>"),
  DEV_OUTBOX: z.stringbool().optional(),
  DEMO: z.stringbool().optional(),
  IDENTITY_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, "write it as 64 hexadecimal digits: openssl rand -hex 32")
    .optional(),
  PAYMENT_PROVIDER: z.enum(["sandbox", "stripe", "none"]).optional(),
  LINK_CHECK_HOSTS: z
    .string()
    .regex(/^[^=,\s]+=[^=,\s]+(,[^=,\s]+=[^=,\s]+)*$/, "write it as host=address,host=address")
    .optional(),
  DNS_SERVERS: z.string().refine(areNameServers, "write it as address,address:port").optional(),
  OPERATOR_SESSION_SECONDS: z.coerce.number().int().min(900).default(43_200),
  /** After SIGTERM readiness is gone, and calls are still taken for so long: a balancer needs a moment to see it. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  /** When a server process reads the marketplace's index: with a balancer that leads searches elsewhere it never does. */
  MARKETPLACE_INDEX: z.enum(["start", "search"]).default("start"),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  METRICS_TOKEN: z.string().min(16, "use at least 16 characters").optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  TRUST_PROXY: trustedProxies.default(false),
  RATE_LIMIT: z.coerce.number().int().min(0).default(600),
  RATE_LIMIT_ADDRESS: z.coerce.number().int().min(0).default(6_000),
  /** Above this delay of the event loop, calls get 503; 0 switches this off. */
  OVERLOAD_MILLISECONDS: z.coerce.number().int().min(0).default(2_000),
  IMPORT_MEGABYTES_MAX: z.coerce.number().int().min(1).max(10_000).default(100),
  CORS_ORIGINS: z.string().default(""),
  COOKIE_PREFIX: z
    .string()
    .regex(/^[\w-]{0,40}$/, "letters, digits, _ and - only")
    .default("byline-"),
  ...authVariables,
  ...analyticsVariables,
  ...pictureVariables,
  ...scannerVariables,
  ...tracingVariables,
});
const environment = variables.superRefine(checkAnalytics).superRefine(checkAuth);

export type Variable = keyof z.output<typeof variables>;

export type Config = ReturnType<typeof readConfig>;

/** Parses the environment. Throws a `ConfigurationError` that names each wrong variable. */
export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new ConfigurationError(parsed.error);
  const providers = providerVariables.safeParse(given);
  if (!providers.success) throw new ConfigurationError(providers.error);
  const metricProviders = metricProviderVariables.safeParse(given);
  if (!metricProviders.success) throw new ConfigurationError(metricProviders.error);
  const values = parsed.data;
  const embedded = values.DATABASE_URL === undefined;
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, "");
  const isLocal = embedded && isLoopback(values.HOST) && isLoopback(new URL(publicUrl).hostname);
  const demo = values.DEMO ?? isLocal;
  const stripe = readStripe(values.PAYMENT_PROVIDER, given, { isLocal, demo, publicUrl });
  return {
    ...values,
    stripe,
    /** Identity providers besides this installation. */
    providers: providers.data,
    metricProviders: metricProviders.data,
    dataDirectory: resolve(values.DATA_DIR),
    publicUrl,
    support: values.SUPPORT_ADDRESS?.replace(/^(?!https?:)/, "mailto:"),
    /** Stands before an affiliate's code; undefined switches the affiliate programme off. */
    affiliateUrl: values.AFFILIATE_TRACKING_URL?.replace(/\/$/, "") ?? (isLocal ? `${publicUrl}/link` : undefined),
    embeddedDatabase: embedded,
    /** Reachable from this machine alone, with the embedded database: defaults suit a first look (decision 0029). */
    isLocal,
    /** Operators' rights need two factors, except for a first look. */
    operatorsNeedFactor: !isLocal,
    /** Asks a public service for leaked passwords, except for a first look, which needs no network. */
    AUTH_PASSWORD_HIBP: values.AUTH_PASSWORD_HIBP ?? !isLocal,
    PAYMENT_PROVIDER: values.PAYMENT_PROVIDER ?? (isLocal ? ("sandbox" as const) : ("none" as const)),
    /** Mails are readable at /dev/outbox. */
    devOutbox: values.DEV_OUTBOX ?? (isLocal && values.SMTP_URL === undefined),
    demo,
    corsOrigins: listedWords(values.CORS_ORIGINS),
    /** Name servers for the TXT records that prove a domain; empty: the machine's own. */
    dnsServers: listedWords(values.DNS_SERVERS ?? ""),
    /** Hosts that link checks connect to at a given address instead of asking DNS. */
    linkCheckHosts: new Map(
      listedWords(values.LINK_CHECK_HOSTS ?? "").map((pair) => pair.split("=") as [string, string]),
    ),
  };
}

function readStripe(provider: string | undefined, given: object, installation: Parameters<typeof stripeVariables>[0]) {
  if (provider !== "stripe") return undefined;
  const stripe = stripeVariables(installation).safeParse(given);
  if (!stripe.success) throw new ConfigurationError(stripe.error);
  return stripe.data;
}

export const filePlaceOf = ({
  dataDirectory,
  FILES_BUCKET,
}: Pick<Config, "dataDirectory" | "FILES_BUCKET">): FilePlace => ({
  folder: join(dataDirectory, "files"),
  bucket: FILES_BUCKET,
});

/** Beside it lie drafts of the processes that write it. */
export const marketplaceIndexName = "marketplace.index";

export class ConfigurationError extends Error {
  constructor(error: z.ZodError) {
    super(error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"));
  }
}

function listedWords(list: string): string[] {
  return list
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);
}

function areNameServers(list: string): boolean {
  try {
    new Resolver().setServers(listedWords(list));
    return true;
  } catch {
    return false;
  }
}
