/** Where a command reads and writes; tests hand in their own. */
export type Terminal = {
  env: Readonly<Record<string, string | undefined>>;
  /** A line of the answer. */
  print: (line: string) => void;
  /** Bytes of the answer. */
  write: (part: Uint8Array) => void;
  /** A line for the person alone. */
  tell: (line: string) => void;
  /** Redraws the last line of the person's terminal; nothing where there is none. */
  progress: (line: string) => void;
  /** Lines of the standard input. */
  lines: () => AsyncIterable<string>;
  /** Aborts when the person ends the command. */
  signal: AbortSignal;
};

/** Ends a command with a sentence: 1 for a refusal, 2 for wrong usage. */
export class RemoteError extends Error {
  readonly exitCode: 1 | 2;
  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** No answer came: the server is away, or the line to it. */
export class ServerSilent extends RemoteError {}
