import { GoTrueClient, type GoTrueClientOptions, type Session } from "@supabase/auth-js";
import { asc, eq } from "drizzle-orm";
import Fastify from "fastify";
import { SignJWT } from "jose";
import { expect } from "vitest";
import { type Database, openDatabase } from "#platform/database/database.ts";
import type { Letter } from "#platform/mail/letter.ts";
import { mail } from "#platform/mail/tables.ts";
import { createTestDatabase } from "../../../test/database.ts";
import { createConfirmedUser } from "./accounts/commands.ts";
import type { AuthConfig } from "./config.ts";
import { authService } from "./service/plugin.ts";
import { openSigningKeys } from "./tokens/signing-keys.ts";

export type TestServer = {
  /** With its prefix. */
  url: string;
  config: AuthConfig;
  database: Database;
  logged: string[];
  /** Shares no storage with another, unless one is given. */
  browser(options?: Partial<GoTrueClientOptions>): GoTrueClient;
  administration(role?: string): Promise<GoTrueClient>;
  signedIn(email: string): Promise<{ auth: GoTrueClient; session: Session; userId: string }>;
  letters(recipient: string): Promise<Letter[]>;
  openLink(recipient: string): Promise<URL>;
  close(): Promise<void>;
};

export const password = "a quiet harbour at dawn";

/** Limits are off by default. */
export async function openTestServer(overrides: Partial<AuthConfig> = {}): Promise<TestServer> {
  const config: AuthConfig = {
    publicUrl: "http://localhost:3000",
    REDIRECT_URLS: "https://*.preview.example/**",
    APP_TITLE: "Byline",
    JWT_EXPIRY_SECONDS: 3600,
    AUTH_MAIL_INTERVAL_SECONDS: 0,
    AUTH_RATE_LIMIT: 0,
    ...overrides,
  };
  const { url: databaseUrl, drop } = await createTestDatabase();
  const database = openDatabase({ url: databaseUrl, poolSize: 10, log: { warn: () => {} } });
  database.enqueueWith(() => async () => {});
  const logged: string[] = [];
  const app = Fastify({ logger: { level: "warn", stream: { write: (line) => void logged.push(line) } } });
  await app.register(authService, { prefix: "/auth/v1", database, config });
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  const url = `${origin}/auth/v1`;
  const browser = (options: Partial<GoTrueClientOptions> = {}) => {
    const cookies: Cookies = new Map();
    const keeping: typeof fetch = async (...call) => keepCookies(cookies, await fetch(...call));
    const own = { autoRefreshToken: false, persistSession: true, storage: memoryStorage(), fetch: keeping };
    const auth = new GoTrueClient({ url, ...own, ...options });
    jars.set(auth, cookies);
    return auth;
  };
  const letters = async (recipient: string) => {
    const rows = await database.reader.select().from(mail).where(eq(mail.recipient, recipient)).orderBy(asc(mail.id));
    return rows.map(({ letter }) => letter);
  };
  return {
    url,
    config,
    database,
    logged,
    browser,
    administration: async (role = "service_role") => {
      const { kid, alg, key } = await openSigningKeys(database, config.AUTH_JWKS_FILE).signer();
      const token = await new SignJWT({ role }).setProtectedHeader({ alg, kid }).setExpirationTime("1h").sign(key);
      return browser({ headers: { Authorization: `Bearer ${token}` } });
    },
    letters,
    signedIn: async (email) => {
      const { id } = await database.transaction((tx) => createConfirmedUser(tx, { email, password }));
      const auth = browser();
      const { data } = await auth.signInWithPassword({ email, password });
      return { auth, session: required(data.session), userId: id };
    },
    openLink: async (recipient) => {
      const link = new URL(required((await letters(recipient)).at(-1)?.action).path);
      const answer = await fetch(origin + link.pathname + link.search, { redirect: "manual" });
      expect(answer.status).toBe(303);
      return new URL(required(answer.headers.get("location")));
    },
    close: async () => {
      await app.close();
      await database.close();
      await drop();
    },
  };
}

type Cookies = Map<string, string>;
const jars = new WeakMap<GoTrueClient, Cookies>();

export const cookiesOf = (auth: GoTrueClient): Cookies => required(jars.get(auth));

export function keepCookies(cookies: Cookies, response: Response): Response {
  for (const cookie of response.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (name && value) cookies.set(name, value);
    else if (name) cookies.delete(name);
  }
  return response;
}

export function required<Value>(value: Value | null | undefined): Value {
  expect(value).toBeDefined();
  expect(value).not.toBeNull();
  return value as Value;
}

export function fragmentOf(url: URL): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
}

export function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}
