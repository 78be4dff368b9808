import { redirect } from "@tanstack/react-router";
import { localPath } from "./navigation/local-path.ts";
import { isHalfSignedIn, readSession } from "./session.ts";

/** Lets a person enter a screen, or throws a redirect. `href` is the requested address. */
export type RouteGuard = (href: string) => Promise<void>;

const guards = new Map<string, RouteGuard>();

/** Adds a guard to the one registry (R2.23); each module registers its own. */
export function registerGuard(name: string, guard: RouteGuard): void {
  guards.set(name, guard);
}

/** A route's `beforeLoad`: `beforeLoad: guarded("auth", "publisher")`. */
export function guarded(...names: string[]) {
  return async ({ location }: { location: { href: string } }): Promise<void> => {
    for (const name of names) await guardNamed(name)(location.href);
  };
}

/** Throws for an unknown guard: a mistake in the routes must not open a screen. */
export function guardNamed(name: string): RouteGuard {
  const guard = guards.get(name);
  if (!guard) throw new Error("Unknown route middleware");
  return guard;
}

registerGuard("auth", async (href) => {
  const session = await readSession();
  if (!session || isHalfSignedIn(session)) throw signInFirst(href);
});

/** Sends signed-in people to the address's `next`, by default the dashboard. */
registerGuard("unauthorized-only", async (href) => {
  const session = await readSession();
  const next = new URL(href, location.origin).searchParams.get("next");
  if (session && !isHalfSignedIn(session)) throw redirect({ href: localPath(next) });
});

/** Accepts any session: the second factor is not required. */
registerGuard("aal1", async (href) => {
  if (!(await readSession())) throw signInFirst(href);
});

const signInFirst = (href: string) => redirect({ href: `/sign-in?${new URLSearchParams({ next: href })}` });
