import type { Config } from "#config.ts";
import { openToAll } from "#open-to-all.ts";
import { isLoopback } from "#platform/contract/loopback.ts";
import { takesTraceparent } from "#platform/tracing/settings.ts";

/** `breaks`: something will fail. `open`: somebody may do what they should not. `note`: worth knowing. */
export type DoctorFindingKind = "breaks" | "open" | "note";
export type DoctorFinding = { kind: DoctorFindingKind; sentence: string };

type Rule = { kind: DoctorFindingKind; holds: (config: Config) => boolean; sentence: string };

const isPublic = ({ isLocal }: Config) => !isLocal;
const isSecure = ({ publicUrl }: Config) => publicUrl.startsWith("https:");

const rules: Rule[] = [
  {
    kind: "open",
    holds: (config) => isPublic(config) && !isSecure(config),
    sentence:
      "PUBLIC_URL begins with http: — passwords and tokens travel readable. Put a proxy with TLS in front and name its https: address.",
  },
  {
    kind: "breaks",
    holds: (config) => isSecure(config) && config.TRUST_PROXY === false,
    sentence:
      "TRUST_PROXY is not set: behind the proxy that ends TLS all visitors look like one, and share one call limit. Set it to the number of proxies, such as 1.",
  },
  {
    kind: "open",
    holds: (config) => typeof config.TRUST_PROXY === "number" && !isLoopback(config.HOST),
    sentence:
      "HOST takes calls that come past the proxy, and TRUST_PROXY as a number believes the address that they name. Set HOST=127.0.0.1, close the port to others, or name the proxy's network in TRUST_PROXY.",
  },
  {
    kind: "breaks",
    holds: (config) => isPublic(config) && config.SMTP_URL === undefined,
    sentence: "SMTP_URL is not set: nobody gets a mail, and nobody can confirm an address or reset a password.",
  },
  {
    kind: "breaks",
    holds: ({ SMTP_URL, MAIL_FROM }) => SMTP_URL !== undefined && /\.invalid>?$/.test(MAIL_FROM),
    sentence: "MAIL_FROM ends in .invalid: mail servers refuse it. Name an address of your domain.",
  },
  {
    kind: "breaks",
    holds: (config) => isPublic(config) && config.IDENTITY_KEY === undefined,
    sentence:
      "IDENTITY_KEY is not set: identity documents, bank details and webhooks are refused. Make one with openssl rand -hex 32, and keep it apart from the backups.",
  },
  {
    kind: "note",
    holds: ({ PAYMENT_PROVIDER, isLocal }) => PAYMENT_PROVIDER === "none" && !isLocal,
    sentence: "PAYMENT_PROVIDER is none: buyers top up by bank transfer alone, if you name an account in the settings.",
  },
  {
    kind: "open",
    holds: ({ DATABASE_URL, DATABASE_OWNER_URL }) => DATABASE_URL !== undefined && DATABASE_OWNER_URL === undefined,
    sentence:
      "DATABASE_OWNER_URL is not set: the application signs in as the owner of the books and only plays a lesser role. Give it a user of its own in byline_app.",
  },
  {
    kind: "open",
    holds: ({ DATABASE_URL }) => readableWayTo(DATABASE_URL) === "machine",
    sentence:
      "DATABASE_URL leads to another machine without TLS: statements travel readable. Add ?sslmode=verify-full.",
  },
  {
    kind: "note",
    holds: ({ DATABASE_URL }) => readableWayTo(DATABASE_URL) === "neighbor",
    sentence:
      "DATABASE_URL leads to a neighbor without TLS, as containers of one network do: add ?sslmode=verify-full where others can listen.",
  },
  {
    kind: "note",
    holds: ({ DATABASE_DIRECT_URL, DATABASE_PREPARED_STATEMENTS }) =>
      DATABASE_DIRECT_URL === undefined && DATABASE_PREPARED_STATEMENTS !== undefined,
    sentence: "DATABASE_PREPARED_STATEMENTS does nothing without a pooler, which DATABASE_DIRECT_URL tells of.",
  },
  {
    kind: "open",
    holds: (config) => isPublic(config) && (config.RATE_LIMIT === 0 || config.RATE_LIMIT_ADDRESS === 0),
    sentence: "RATE_LIMIT or RATE_LIMIT_ADDRESS is 0: anybody may call without end.",
  },
  {
    kind: "open",
    holds: (config) => isPublic(config) && config.AUTH_RATE_LIMIT === 0,
    sentence: "AUTH_RATE_LIMIT is 0: passwords can be tried without end.",
  },
  {
    kind: "note",
    holds: (config) => isPublic(config) && config.OVERLOAD_MILLISECONDS === 0,
    sentence: "OVERLOAD_MILLISECONDS is 0: an overloaded process takes calls that it answers too late.",
  },
  {
    kind: "note",
    holds: (config) => isPublic(config) && config.METRICS_TOKEN === undefined,
    sentence: "METRICS_TOKEN is not set: /metrics opens to private addresses that come past no proxy.",
  },
  {
    kind: "note",
    holds: (config) => takesTraceparent(config) && config.TRUST_PROXY === false,
    sentence: "OTEL_PROPAGATORS does nothing without a proxy, which TRUST_PROXY tells of.",
  },
  {
    kind: "open",
    holds: ({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers }) =>
      endpoint !== undefined &&
      headers !== undefined &&
      !isLoopback(new URL(endpoint).hostname) &&
      !endpoint.startsWith("https:"),
    sentence:
      "OTEL_EXPORTER_OTLP_ENDPOINT leads to another machine without TLS: the headers for the collector travel readable. Name its https: address.",
  },
  {
    kind: "note",
    holds: (config) => isPublic(config) && config.SUPPORT_ADDRESS === undefined,
    sentence: "SUPPORT_ADDRESS is not set: pages name nobody to ask.",
  },
  {
    kind: "note",
    holds: ({ isLocal }) => isLocal,
    sentence:
      "Byline runs for this machine alone: demo, sandbox payments and readable mails are on. Set PUBLIC_URL to open it to others.",
  },
];

/** All that the settings alone tell, the gravest first. */
export function findingsOf(config: Config): DoctorFinding[] {
  const found = rules.filter(({ holds }) => holds(config)).map(({ kind, sentence }) => ({ kind, sentence }));
  const conveniences = openToAll(config).map((sentence): DoctorFinding => ({ kind: "open", sentence }));
  return [...found, ...conveniences];
}

/** Where statements travel readable to. A name without a dot is one of a private network, such as Compose's. */
function readableWayTo(address = ""): "machine" | "neighbor" | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, searchParams } = new URL(address);
  const mode = searchParams.get("sslmode");
  const isSealed = mode !== null && !["disable", "allow", "prefer"].includes(mode);
  if (hostname === "" || isLoopback(hostname) || isSealed) return undefined;
  return /[.:]/.test(hostname) ? "machine" : "neighbor";
}
