/** Tells the benchmark the address, and closes in order when it says so or is gone. */
export function serveParent(address: string, close: () => Promise<unknown>): void {
  process.send?.(address);
  process.once("SIGTERM", () => process.disconnect());
  process.once("disconnect", async () => {
    await close();
    process.exit();
  });
}
