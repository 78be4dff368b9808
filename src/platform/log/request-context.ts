import { AsyncLocalStorage } from "node:async_hooks";

const requestIds = new AsyncLocalStorage<string | undefined>();

/** Runs a call under its id, which jobs that it enqueues carry into their logs; and those jobs, and theirs. */
export const underRequest = <Result>(id: string | undefined, work: () => Result): Result => requestIds.run(id, work);

export const currentRequestId = (): string | undefined => requestIds.getStore();
