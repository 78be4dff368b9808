/** Tells the benchmark the address, and closes in order when it says so or is gone. */
export function serveParent(address: string, close: () => Promise<unknown>): void {
  process.send?.(address);
  const stop = () => close().finally(() => process.exit());
  process.once("SIGTERM", stop);
  process.once("disconnect", stop);
}
