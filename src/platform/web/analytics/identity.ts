import { v7 as newId } from "uuid";

const idleMilliseconds = 1_800_000;

/** Writing no value deletes. In the app: cookies for 365 days (R9.13, R9.14). */
export type Store = {
  read: (name: string) => string | undefined;
  write: (name: string, value: string | undefined) => void;
};

const names = { visitor: "visitor", visit: "visit", user: "analytics-user" };

export function createIdentity({ read, write }: Store, now: () => number) {
  return {
    anonymousId(): string {
      const id = read(names.visitor) ?? newId();
      write(names.visitor, id);
      return id;
    },
    /** Returns the visit's id; half an hour without an event starts a new visit (R9.13). */
    sessionId(): string {
      const [known, lastAt] = (read(names.visit) ?? "").split(".");
      const isIdle = now() - Number(lastAt ?? 0) > idleMilliseconds;
      const id = known && !isIdle ? known : newId();
      write(names.visit, `${id}.${now()}`);
      return id;
    },
    userId: (): string | null => read(names.user) ?? null,
    become: (userId: string): void => write(names.user, userId),
    /** Forgets person, visit and browser, so that the next person is a new one (R4.13). */
    forget(): void {
      for (const name of Object.values(names)) write(name, undefined);
    },
  };
}
