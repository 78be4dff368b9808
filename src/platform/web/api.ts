import { searchString } from "../contract/call-address.ts";
import { ApiError, readApiError } from "./api-error.ts";
import { config } from "./config.ts";
import { takeFirstAnswer } from "./first-answers.ts";
import { lastPage } from "./navigation/pages.ts";
import { newKey } from "./new-key.ts";
import { accessToken, refreshSession, signOut, tokenAtHand } from "./session.ts";
import { withProof } from "./with-proof.ts";

export { ApiError };

type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
type Collection<T> = { "hydra:member": T[]; "hydra:totalItems": number; countedUpTo?: number };
/** `countedUpTo`: there may be more items than `totalItems`, where counting stopped. */
export type Items<T> = { items: T[]; totalItems: number; countedUpTo?: number };

/** Reads an item by its path below the API (`/media/0199…`) or its IRI (`/api/media/0199…`). */
export async function fetchItem<T>(path: string): Promise<T> {
  return call<T>("GET", path);
}

/** Reads an optional item: null where there is none, which is no error (R8.3). */
export async function findItem<T>(path: string): Promise<T | null> {
  return fetchItem<T>(path).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
}

/**
 * Reads a page of a collection. Past the end it reads the last page, since others may have left. Lists are sent as
 * `country[]=US&country[]=GB`.
 */
export async function fetchCollection<T>(path: string, query: Record<string, unknown> = {}): Promise<Items<T>> {
  const {
    "hydra:member": items,
    "hydra:totalItems": totalItems,
    countedUpTo,
  } = await call<Collection<T>>("GET", path + searchString(query));
  const last = lastPage(totalItems, Number(query.itemsPerPage ?? 10));
  const isBehind = items.length === 0 && totalItems > 0 && last < Number(query.page ?? 1);
  if (isBehind) return fetchCollection(path, { ...query, page: last });
  return { items, totalItems, ...(countedUpTo !== undefined && { countedUpTo }) };
}

const contentTypes: Record<Exclude<Method, "GET">, string> = {
  POST: "application/ld+json",
  PUT: "application/ld+json",
  PATCH: "application/merge-patch+json",
  DELETE: "application/ld+json",
};

/**
 * Sends a change. Every call carries an idempotency key, new or kept for an attempt, so that a repetition has no
 * effect.
 */
export async function send<T>(
  method: "POST" | "PATCH" | "PUT" | "DELETE",
  path: string,
  body?: unknown,
  options: { idempotencyKey?: string } = {},
): Promise<T> {
  const headers = new Headers();
  if (body !== undefined) headers.set("Content-Type", contentTypes[method]);
  headers.set("Idempotency-Key", options.idempotencyKey ?? newKey());
  return call<T>(method, path, { headers, body: body === undefined ? undefined : JSON.stringify(body) });
}

/** Uploads a file and returns its address. */
export async function upload<T>(path: string, file: File): Promise<T> {
  const body = new FormData();
  body.set("file", file);
  return call<T>("POST", path, { body });
}

export async function fetchFile(path: string): Promise<Blob> {
  return (await answered("GET", path, {})).blob();
}

/** Posts the file's input and returns the file. */
export async function sendForFile(path: string, body: object): Promise<Blob> {
  const headers = new Headers({ "Content-Type": contentTypes.POST });
  return (await answered("POST", path, { headers, body: JSON.stringify(body) })).blob();
}

async function call<T>(method: Method, path: string, init: Init = {}): Promise<T> {
  const first = method === "GET" ? await takeFirstAnswer(belowApi(path), tokenAtHand()) : undefined;
  if (first !== undefined) return first as T;
  const response = await answered(method, path, init);
  const isEmpty = response.status === 204 || response.headers.get("Content-Length") === "0";
  return (isEmpty ? undefined : await response.json()) as T;
}

const belowApi = (path: string): string => path.replace(/^\/api(?=\/)/, "");

type Init = { headers?: Headers; body?: BodyInit | undefined };

/** Returns the answer, asking for fresh proof of identity where the call needs it. Throws a refusal. */
const answered = (method: Method, path: string, init: Init): Promise<Response> =>
  withProof(async () => {
    const response = await authorized(method, path, init);
    if (!response.ok) throw await readApiError(response);
    return response;
  });

/** Calls with a refused token share one renewal; when that fails the session is over (R4.14). */
async function authorized(method: Method, path: string, init: Init): Promise<Response> {
  const token = tokenAtHand() ?? (await accessToken());
  const response = await attempt(token);
  if (response.status !== 401 || !token) return response;
  const renewed = await refreshSession(token);
  const second = renewed ? await attempt(renewed) : response;
  if (second.status === 401) await signOut();
  return second;

  function attempt(bearer: string | undefined): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("Accept", "application/ld+json");
    if (bearer) headers.set("Authorization", `Bearer ${bearer}`);
    return fetch(config.apiUrl + belowApi(path), { method, headers, body: init.body ?? null });
  }
}
