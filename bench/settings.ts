/** README.md lists the flags and variables. */
export type Settings = {
  media: number;
  rounds: number;
  /** Seconds that each work is driven at a time. */
  seconds: number;
  clients: number[];
  poolSize: number;
  /** Part of a work's name; empty for all. */
  only: string;
  plans: boolean;
};

type Usual = Partial<Pick<Settings, "media" | "rounds">>;

/** `usual` are the defaults; `--quick` takes a fifth of the media and a third of the rounds. */
export function readSettings(
  parameters: string[],
  env: NodeJS.ProcessEnv,
  { media = 100_000, rounds = 3 }: Usual = {},
): Settings {
  const quick = parameters.includes("--quick");
  const only = parameters.find((parameter) => parameter.startsWith("--only="));
  return {
    media: wholeNumber(env.BENCH_MEDIA, quick ? media / 5 : media),
    rounds: wholeNumber(env.BENCH_ROUNDS, quick ? Math.ceil(rounds / 3) : rounds),
    seconds: quick ? 0.6 : 1,
    clients: [1, 16, 64],
    poolSize: 20,
    only: only?.slice("--only=".length) ?? "",
    plans: parameters.includes("--plans"),
  };
}

function wholeNumber(text: string | undefined, otherwise: number): number {
  if (!text) return otherwise;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`not a whole number above zero: ${text}`);
  return number;
}
