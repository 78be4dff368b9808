const ends = new Set<() => void>();

/**
 * Has `end` run when this process is ended early, by a signal or with the one that started it: nothing that a drill put
 * up outlives it. Returns the way to take that back.
 */
export function endWithProcess(end: () => void): () => void {
  listen();
  ends.add(end);
  return () => ends.delete(end);
}

let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  const end = () => {
    for (const each of ends) each();
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const)
    process.once(signal, () => {
      end();
      process.kill(process.pid, signal);
    });
  // The process that started this one is gone, and nobody would end it.
  process.once("disconnect", () => {
    if (ends.size === 0) return;
    end();
    process.kill(process.pid, "SIGKILL");
  });
}
