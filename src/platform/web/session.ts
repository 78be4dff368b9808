import type { Session } from "@supabase/auth-js";
import { useSyncExternalStore } from "react";
import { takeFallbackSession } from "./arrival/fallback-session.ts";
import { readLanding } from "./arrival/landing.ts";
import type { createAuthClient } from "./auth-client.ts";
import { queryClient } from "./query-client.ts";

type AuthClient = ReturnType<typeof createAuthClient>;

const storageKey = "byline-session";

/** Read before the router reads the address; an emailed link that failed comes back with an error. */
const { landing: landedWith, rest } = readLanding(location.href);
if (rest !== location.href) history.replaceState(history.state, "", rest);

export { landedWith };

const fallback = localStorage.getItem(storageKey) ? undefined : takeFallbackSession();
/** Until the client has looked at what this visit begins with. */
let isArriving = landedWith.code !== undefined || fallback !== undefined;

let client: Promise<AuthClient> | undefined;
let current: Session | null = null;
/** Whose session it is; null is a visitor, undefined is not known yet. */
let person: string | null | undefined;
const listeners = new Set<() => void>();
const personListeners = new Set<() => void>();
const signOutListeners = new Set<() => void>();

/** The sign-in service's client; its code is loaded when there is a session or somebody signs in. */
export function authClient(): Promise<AuthClient> {
  client ??= import("./auth-client.ts").then(
    ({ createAuthClient }) => arrive(follow(createAuthClient(storageKey))),
    (error) => {
      // It could not be loaded: the next who needs it tries again.
      client = undefined;
      throw error;
    },
  );
  return client;
}

/**
 * Takes the session that this visit may begin with, once: for a code of a flow that this browser began, or from the cookies of
 * R9.14. A visitor with somebody else's link has no verifier for its code and stays who they are.
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
 * The store is the truth of who is signed in. The client's own words may be late: another tab that was just being loaded
 * tells of a session that has ended since.
 */
function follow(created: AuthClient): AuthClient {
  created.onAuthStateChange((_event, session) => {
    if (!isLeaving) adopt(localStorage.getItem(storageKey) ? session : null);
  });
  return created;
}

/** Keeps the session at hand, and forgets what was read for another person. */
function adopt(session: Session | null): void {
  const before = person;
  keep(session);
  if (before !== undefined && before !== person) startAnew();
}

/** Starts anew even for who has heard: a guard may have read the store while it still held the session. */
function forget(): void {
  keep(null);
  startAnew();
}

function keep(session: Session | null): void {
  current = session;
  person = session?.user.id ?? null;
  for (const listener of listeners) listener();
}

function startAnew(): void {
  queryClient.clear();
  for (const listener of personListeners) listener();
}

/** A visitor has neither a kept session nor one on the way. */
const isVisitor = () => client === undefined && !localStorage.getItem(storageKey) && !isArriving;

// Somebody signed in or out in another tab. Who signs out clears all, which has no key. The client's broadcast does not
// do: it may be here before the store has changed, or before the client.
addEventListener("storage", ({ key, newValue }) => {
  if (key !== storageKey && key !== null) return;
  if (newValue) void authClient().then(readSession);
  else forget();
});

/** The session, or null for a visitor; the component is drawn anew when it changes. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, () => current);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back whenever somebody signs in or out, in this tab or another. */
export function onPersonChange(listener: () => void): void {
  personListeners.add(listener);
}

/** Calls back when the person signs out here, whether the sign-in service could be told or not (R4.13). */
export function onSignOut(listener: () => void): void {
  signOutListeners.add(listener);
}

/** The session as the client has it in store, renewed when it is about to end. */
export async function readSession(): Promise<Session | null> {
  if (isVisitor()) {
    person ??= null;
    return null;
  }
  const stored = storedSession();
  if (stored) {
    if (!isLeaving) adopt(stored);
    loadClientLater();
    return stored;
  }
  const { data } = await (await authClient()).getSession();
  if (!isLeaving) adopt(data.session);
  return data.session;
}

const safeSeconds = 180;

/** The session as the client keeps it, while it needs no renewal: the first screen then need not wait for the client's code. */
function storedSession(): Session | null {
  if (isArriving) return null;
  try {
    const stored: Session | null = JSON.parse(localStorage.getItem(storageKey) ?? "null");
    const endsIn = (stored?.expires_at ?? 0) - Date.now() / 1000;
    return stored?.access_token && stored.user && endsIn > safeSeconds ? stored : null;
  } catch {
    return null;
  }
}

const clientDelayMilliseconds = 1_500;
let isClientComing = false;

/** It renews the session and hears of the other tabs. */
function loadClientLater(): void {
  if (isClientComing) return;
  isClientComing = true;
  setTimeout(() => void authClient(), clientDelayMilliseconds);
}

/** The token without a wait, while its session needs no renewal: a request then goes out in the very moment it is asked for. */
export const tokenAtHand = (): string | undefined => storedSession()?.access_token;

export async function accessToken(): Promise<string | undefined> {
  return (await readSession())?.access_token;
}

/** True when the person has a second factor that this session has not shown yet (R4.15, R6.1). */
export function isHalfSignedIn({ access_token: token, user }: Session): boolean {
  return (user.factors ?? []).some(({ status }) => status === "verified") && claimsOf(token).aal !== "aal2";
}

/** True when the session has shown two factors. */
export const hasShownFactor = ({ access_token: token }: Session): boolean => claimsOf(token).aal === "aal2";

function claimsOf(token: string): { aal?: string } {
  return JSON.parse(atob((token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/")));
}

let renewal: Promise<string | undefined> | undefined;

/** Renews the session once for all who wait, and gives the new token; undefined when the session is over. */
export async function refreshSession(refusedToken: string): Promise<string | undefined> {
  const token = await accessToken();
  if (token && token !== refusedToken) return token;
  renewal ??= renew(refusedToken).finally(() => {
    renewal = undefined;
  });
  return renewal;
}

/** One tab renews for all: who waited for another finds its new token in the store. */
async function renew(refusedToken: string): Promise<string | undefined> {
  const renewHere = async () => {
    const token = await accessToken();
    if (token && token !== refusedToken) return token;
    const { data } = await (await authClient()).refreshSession();
    return data.session?.access_token;
  };
  // Browsers offer locks on secure origins only; elsewhere the service answers two renewals at once with the same token.
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

/** Another tab's process may have its lock back before what it stored is seen here. */
async function storeChange(refusedToken: string): Promise<void> {
  const patience = performance.now() + storeLagMilliseconds;
  while (tokenAtHand() === refusedToken && performance.now() < patience)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

let isLeaving = false;
const longestGoodbyeMilliseconds = 3_000;

/**
 * Ends the session, here once the service has ended it too; failures and a slow service are of no interest to who leaves
 * (R4.13). The router's guards lead to the sign-in.
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
  localStorage.clear();
  forget();
}
