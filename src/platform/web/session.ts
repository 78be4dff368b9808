import type { Session } from "@supabase/auth-js";
import { takeFallbackSession } from "./arrival/fallback-session.ts";
import { readLanding } from "./arrival/landing.ts";
import type { createAuthClient } from "./auth-client.ts";
import { writeCookie } from "./cookies.ts";
import { queryClient } from "./query-client.ts";
import { signedOut } from "./signed-out.ts";
import { storeOf } from "./store.ts";

type AuthClient = ReturnType<typeof createAuthClient>;

const storageKey = "byline-session";

/** Runs before the router reads the address. A failed emailed link comes back with an error. */
const { landing: landedWith, rest } = readLanding(location.href);
if (rest !== location.href) history.replaceState(history.state, "", rest);

export { landedWith };

const fallback = localStorage.getItem(storageKey) ? undefined : takeFallbackSession();
/** True until the client has tried the session that this visit brought. */
let isArriving = landedWith.code !== undefined || fallback !== undefined;

let client: Promise<AuthClient> | undefined;
const current = storeOf<Session | null>(null);
/** The session's user id; null is a visitor, undefined is unknown. */
let person: string | null | undefined;
const personListeners = new Set<() => void>();
const signOutListeners = new Set<() => void>();

/** Returns the sign-in service's client, whose code loads with the first session or sign-in. */
export function authClient(): Promise<AuthClient> {
  client ??= import("./auth-client.ts").then(
    ({ createAuthClient }) => arrive(follow(createAuthClient(storageKey))),
    (error) => {
      // Lets the next caller try again.
      client = undefined;
      throw error;
    },
  );
  return client;
}

/**
 * Takes the session that this visit brought, once: by a code of a flow begun here, or the cookies of R9.14. A code from
 * another's link lacks this browser's verifier and changes nothing.
 */
async function arrive(created: AuthClient): Promise<AuthClient> {
  const { code, flowId } = landedWith;
  try {
    if (isArriving && code) await created.exchangeCodeForSession(code, flowId ? { flowId } : undefined);
    else if (isArriving && fallback) await created.setSession(fallback);
  } finally {
    isArriving = false;
  }
  return created;
}

/**
 * Trusts the store over the client's events: another tab that just loaded may announce a session that has ended. A
 * service that does not answer ends none.
 */
function follow(created: AuthClient): AuthClient {
  created.onAuthStateChange((_event, session) => {
    const held = heldSession();
    if (!isLeaving) adopt(held && (session ?? held));
  });
  return created;
}

/** Keeps the session and clears another person's data. */
function adopt(session: Session | null): void {
  const before = person;
  keep(session);
  if (before !== undefined && before !== person) startAnew();
}

/** Leaves nothing in this browser for whoever signs in next. */
function leave(): void {
  signedOut.here = true;
  localStorage.clear();
  forget();
}

/** Clears data in any case: a guard may have read the store while it still held the session. */
function forget(): void {
  keep(null);
  startAnew();
}

function keep(session: Session | null): void {
  if (session) signedOut.here = false;
  const now = session?.user.id ?? null;
  // Tells the server that the app answers at `/`, not the visitors' painted page.
  if (now !== person) writeCookie("signed-in", now ? "1" : undefined);
  person = now;
  current.set(session);
}

function startAnew(): void {
  queryClient.clear();
  for (const listener of personListeners) listener();
}

const isVisitor = () => client === undefined && !localStorage.getItem(storageKey) && !isArriving;

// Another tab signed in or out; signing out clears the store, which gives no key. Supabase's broadcast may precede
// both.
addEventListener("storage", ({ key, newValue }) => {
  if (key !== storageKey && key !== null) return;
  if (newValue) void Promise.resolve(client).then(readSession);
  else if (key === null && !heldSession()) leave();
  else forget();
});

export const useSession = current.use;

/** Called at each sign-in and sign-out, in this tab or another. */
export function onPersonChange(listener: () => void): void {
  personListeners.add(listener);
}

/** Called at each sign-out here, whether or not the sign-in service answered (R4.13). */
export function onSignOut(listener: () => void): void {
  signOutListeners.add(listener);
}

/** Returns the stored session, renewed when it is about to end; unrenewed while the sign-in service does not answer. */
export async function readSession(): Promise<Session | null> {
  if (isVisitor()) {
    if (person === undefined) keep(null);
    return null;
  }
  const stored = storedSession();
  if (stored) {
    if (!isLeaving) adopt(stored);
    loadClientLater(stored);
    return stored;
  }
  const { data, error } = await (await authClient()).getSession();
  const session = isUnanswered(error) ? heldSession() : data.session;
  if (!isLeaving) adopt(session);
  return session;
}

/** True for the client's error of a lost network or a service that is away. */
const isUnanswered = (error: Error | null): boolean => error?.name === "AuthRetryableFetchError";

const safeSeconds = 180;

/**
 * Returns the stored session while it needs no renewal, so that the first screen need not load the client.
 */
function storedSession(): Session | null {
  if (isArriving) return null;
  const held = heldSession();
  const endsIn = (held?.expires_at ?? 0) - Date.now() / 1000;
  return endsIn > safeSeconds ? held : null;
}

function heldSession(): Session | null {
  try {
    const held: Session | null = JSON.parse(localStorage.getItem(storageKey) ?? "null");
    return held?.access_token && held.user ? held : null;
  } catch {
    return null;
  }
}

let isClientComing = false;

/** The client renews the session; until then its code is not needed. */
function loadClientLater({ expires_at: expiresAt = 0 }: Session): void {
  if (isClientComing) return;
  isClientComing = true;
  setTimeout(() => void authClient(), (expiresAt - safeSeconds) * 1_000 - Date.now());
}

/** Returns the token without waiting while it needs no renewal, so that requests start at once. */
export const tokenAtHand = (): string | undefined => storedSession()?.access_token;

export async function accessToken(): Promise<string | undefined> {
  return (await readSession())?.access_token;
}

/** True when the person has a second factor that this session has not shown yet (R4.15, R6.1). */
export function isHalfSignedIn({ access_token: token, user }: Session): boolean {
  return (user.factors ?? []).some(({ status }) => status === "verified") && claimsOf(token).aal !== "aal2";
}

export const hasShownFactor = ({ access_token: token }: Session): boolean => claimsOf(token).aal === "aal2";

function claimsOf(token: string): { aal?: string } {
  return JSON.parse(atob((token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/")));
}

let renewal: Promise<string | undefined> | undefined;

/**
 * Renews the session once for all waiting calls. Returns the new token, or undefined when the session is over. Throws
 * where the sign-in service does not answer.
 */
export async function refreshSession(refusedToken: string): Promise<string | undefined> {
  const token = await accessToken();
  if (token && token !== refusedToken) return token;
  renewal ??= renew(refusedToken).finally(() => {
    renewal = undefined;
  });
  return renewal;
}

/** One tab renews for all; the others find its new token in the store. */
async function renew(refusedToken: string): Promise<string | undefined> {
  const renewHere = async () => {
    const token = await accessToken();
    if (token && token !== refusedToken) return token;
    const { data, error } = await (await authClient()).refreshSession();
    // As `fetch` throws for a lost network, so that the call may be repeated.
    if (isUnanswered(error)) throw new TypeError("The sign-in service does not answer.", { cause: error });
    return data.session?.access_token;
  };
  // Without locks (insecure origins), the service answers simultaneous renewals with the same token.
  if (!navigator.locks) return renewHere();
  const name = "byline-renewal";
  const renewed = await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? renewHere() : "later"));
  if (renewed !== "later") return renewed;
  return navigator.locks.request(name, async () => {
    await storeChange(refusedToken);
    return renewHere();
  });
}

const storeLagMilliseconds = 1_000;

/** Another tab may release its lock before its stored token is visible here. */
async function storeChange(refusedToken: string): Promise<void> {
  const patience = performance.now() + storeLagMilliseconds;
  while (tokenAtHand() === refusedToken && performance.now() < patience)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

let isLeaving = false;
const longestGoodbyeMilliseconds = 3_000;

/**
 * Ends the session at the service, then here, regardless of failures or a slow service (R4.13). The router's guards
 * lead to the sign-in.
 */
export async function signOut(): Promise<void> {
  isLeaving = true;
  try {
    const ended = (await authClient()).signOut({ scope: "local" });
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, longestGoodbyeMilliseconds))]);
  } catch {
    // The stored session is removed below in any case.
  }
  isLeaving = false;
  for (const listener of signOutListeners) listener();
  leave();
}
