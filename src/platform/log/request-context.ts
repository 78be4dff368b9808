import { AsyncLocalStorage } from "node:async_hooks";

const requestIds = new AsyncLocalStorage<string>();

/** Runs a call under its id, which jobs that it enqueues carry into their logs. */
export const underRequest = (id: string, work: () => void): void => requestIds.run(id, work);

export const currentRequestId = (): string | undefined => requestIds.getStore();
