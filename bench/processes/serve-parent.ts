/** Reports the address to the benchmark; closes when told, or when the benchmark is gone. */
export function serveParent(address: string, close: () => Promise<unknown>): void {
  process.send?.(address);
  const stop = () => close().finally(() => process.exit());
  process.once("SIGTERM", stop);
  process.once("disconnect", stop);
}
