import { redirect } from "@tanstack/react-router";
import { localPath } from "./navigation/local-path.ts";
import { isHalfSignedIn, readSession } from "./session.ts";

/** Who may enter a screen: a guard lets pass, or throws a redirect. `href` is where the person wanted to go. */
export type Guard = (href: string) => Promise<void>;

const guards = new Map<string, Guard>();

/** Adds a guard to the one registry (R2.23). Modules register those that need what they know. */
export function registerGuard(name: string, guard: Guard): void {
  guards.set(name, guard);
}

/** A route's `beforeLoad`: `beforeLoad: guarded("auth", "publisher")`. */
export function guarded(...names: string[]) {
  return async ({ location }: { location: { href: string } }): Promise<void> => {
    for (const name of names) await guardNamed(name)(location.href);
  };
}

/** A guard that nobody registered is a mistake in the map of the screens, not an open door. */
export function guardNamed(name: string): Guard {
  const guard = guards.get(name);
  if (!guard) throw new Error("Unknown route middleware");
  return guard;
}

registerGuard("auth", async (href) => {
  const session = await readSession();
  if (!session || isHalfSignedIn(session)) throw signInFirst(href);
});

/** Who is signed in goes where the address says to go on, by default to the dashboard. */
registerGuard("unauthorized-only", async (href) => {
  const session = await readSession();
  const next = new URL(href, location.origin).searchParams.get("next");
  if (session && !isHalfSignedIn(session)) throw redirect({ href: localPath(next) });
});

/** Any signed-in level is enough: the second factor is not asked for. */
registerGuard("aal1", async (href) => {
  if (!(await readSession())) throw signInFirst(href);
});

const signInFirst = (href: string) => redirect({ href: `/sign-in?${new URLSearchParams({ next: href })}` });
