import { createHash, randomBytes } from "node:crypto";
import type { Person } from "../../../../test/server.ts";

/** A browser's cookies, kept as their paths say. */
export class CookieJar {
  readonly #cookies = new Map<string, { value: string; path: string }>();

  take(answer: Response): void {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split(/;\s*/);
      const name = pair.slice(0, pair.indexOf("="));
      const path = attributes.find((each) => /^path=/i.test(each))?.slice(5) ?? "/";
      const value = pair.slice(pair.indexOf("=") + 1);
      if (value === "") this.#cookies.delete(name);
      else this.#cookies.set(name, { value, path });
    }
  }

  headerFor(url: string): string {
    const { pathname } = new URL(url);
    const sent = [...this.#cookies].filter(([, { path }]) => pathname.startsWith(path));
    return sent.map(([name, { value }]) => `${name}=${value}`).join("; ");
  }
}

// Read as a client reads JSON: by the fields that the test knows.
// biome-ignore lint/suspicious/noExplicitAny: the shape is what the test asserts
export type Json = any;

const jsonOf = async (answer: Response): Promise<Json> => answer.json();

export type Client = { client_id: string; redirect_uri: string };

export const newVerifier = () => randomBytes(32).toString("base64url");
export const challengeOf = (verifier: string) => createHash("sha256").update(verifier).digest("base64url");

/** An app and its person's browser against a started server. */
export function appAt(url: string) {
  const form = (path: string, fields: Record<string, string>, jar?: CookieJar) =>
    fetch(url + path, {
      method: "POST",
      redirect: "manual",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        ...(jar ? { cookie: jar.headerFor(url + path) } : {}),
      },
      body: new URLSearchParams(fields),
    });

  const visit = async (address: string, jar: CookieJar) => {
    const answer = await fetch(address, { redirect: "manual", headers: { cookie: jar.headerFor(address) } });
    jar.take(answer);
    return answer;
  };

  const register = async (metadata: object = {}) => {
    const body = JSON.stringify({ client_name: "Desk", redirect_uris: ["https://app.example/cb"], ...metadata });
    const answer = await fetch(`${url}/oauth/register`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    return { status: answer.status, body: await jsonOf(answer) };
  };

  const authorize = (client: Client, parameters: Record<string, string | undefined>, jar: CookieJar) => {
    const query = new URLSearchParams({ response_type: "code", ...client });
    for (const [name, value] of Object.entries(parameters)) if (value !== undefined) query.set(name, value);
    return visit(`${url}/oauth/authorize?${query}`, jar);
  };

  /** The web app's part: reads the question and answers it in the browser's session. */
  const consent = async (person: Person, location: string, jar: CookieJar, answer: object) => {
    const path = `/api/app_consents/${location.split("/").at(-1)}`;
    const headers = { authorization: `Bearer ${person.token}`, cookie: jar.headerFor(`${url}${path}`) };
    const asked = await fetch(url + path, { headers });
    const answered = await fetch(`${url}${path}/answer`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/ld+json" },
      body: JSON.stringify(answer),
    });
    return { asked: await jsonOf(asked), status: answered.status, body: await jsonOf(answered) };
  };

  const token = async (fields: Record<string, string>) => {
    const answer = await form("/oauth/token", fields);
    return { status: answer.status, body: await jsonOf(answer) };
  };

  const call = async (accessToken: string, path: string, method = "GET", body?: object) => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        "content-type": "application/ld+json",
        "idempotency-key": crypto.randomUUID(),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, body: await jsonOf(answer), headers: answer.headers };
  };

  return { form, visit, register, authorize, consent, token, call };
}

/** Goes the whole way to a code. */
export async function codeFor(
  app: ReturnType<typeof appAt>,
  person: Person,
  client: Client,
  {
    answer,
    parameters = {},
    verifier = newVerifier(),
  }: {
    answer: object;
    parameters?: Record<string, string>;
    verifier?: string;
  },
) {
  const jar = new CookieJar();
  const pkce = { code_challenge: challengeOf(verifier), code_challenge_method: "S256" };
  const asked = await app.authorize(client, { scope: "read", state: "s1", ...pkce, ...parameters }, jar);
  const location = asked.headers.get("location") ?? "";
  const consented = await app.consent(person, location, jar, answer);
  if (consented.status !== 200) return { consented, returned: new URL("about:blank"), code: "", verifier, jar };
  const back = await app.visit(consented.body.returnTo, jar);
  const returned = new URL(back.headers.get("location") ?? "about:blank");
  return { consented, returned, code: returned.searchParams.get("code") ?? "", verifier, jar };
}

export const deviceGrant = "urn:ietf:params:oauth:grant-type:device_code";

/** Registers a program without a browser, and returns its id. */
export async function aTerminal(app: ReturnType<typeof appAt>): Promise<string> {
  const grant_types = ["authorization_code", deviceGrant, "refresh_token"];
  const { status, body } = await app.register({ client_name: "Terminal", grant_types });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.client_id;
}

/** The page where a person types a device's code; `send` fills it in. */
export async function openDevicePage(app: ReturnType<typeof appAt>, url: string) {
  const jar = new CookieJar();
  let page = await (await app.visit(`${url}/oauth/device`, jar)).text();
  const send = async (fields: Record<string, string>) => {
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? "";
    const answer = await app.form("/oauth/device", { xsrf, ...fields }, jar);
    jar.take(answer);
    page = await answer.clone().text();
    return answer;
  };
  return { jar, send, text: () => page };
}
