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
  for (const sign of ["SIGTERM", "SIGINT", "SIGHUP", "disconnect"])
    process.once(sign, () => {
      if (ends.size === 0 && sign === "disconnect") return;
      for (const end of ends) end();
      process.kill(process.pid, "SIGKILL");
    });
}
