/**
 * `npm run bench:sign-in`: whether response times reveal which addresses have an account. Prints medians for known and
 * unknown addresses, and the area under the curve (AUC): 0.5 reveals nothing. Calls alternate on an idle service
 * without limits.
 */
import Fastify from "fastify";
import { createConfirmedUser } from "#auth/server/accounts/commands.ts";
import { authService } from "#auth/server/service/plugin.ts";
import { median } from "./measure/percentile.ts";
import { openBenchDatabase } from "./open.ts";
import { readSettings } from "./settings.ts";

const { rounds } = readSettings(process.argv.slice(2), process.env, { rounds: 100 });
const password = "a quiet harbour at dawn";

const calls: Record<string, { url: string; body: (email: string) => object }> = {
  "wrong password": {
    url: "/token?grant_type=password",
    body: (email) => ({ email, password: "not this one at all" }),
  },
  recover: { url: "/recover", body: (email) => ({ email }) },
  resend: { url: "/resend", body: (email) => ({ email, type: "signup" }) },
  "wrong code": { url: "/verify", body: (email) => ({ email, token: "000000", type: "email" }) },
  "sign up": { url: "/signup", body: (email) => ({ email, password }) },
};

function areaUnderCurve(known: number[], unknown: number[]): number {
  const longer = known.flatMap((one) => unknown.filter((other) => one > other));
  return longer.length / (known.length * unknown.length);
}

const { database, close } = await openBenchDatabase(10);
database.enqueueWith(() => async () => {});
try {
  const app = Fastify();
  const off = { AUTH_RATE_LIMIT: 0, AUTH_MAIL_INTERVAL_SECONDS: 0, AUTH_WRONG_PASSWORDS: 1_000_000 };
  const config = { publicUrl: "http://localhost:3000", APP_TITLE: "Byline", ...off };
  await app.register(authService, { database, config });
  const known = Array.from({ length: rounds }, (_, round) => `known-${round}@bench.example`);
  for (const email of known) await database.transaction((tx) => createConfirmedUser(tx, { email, password }));
  const time = async (url: string, payload: object) => {
    const began = performance.now();
    await app.inject({ method: "POST", url, payload });
    return performance.now() - began;
  };
  console.log("call             known ms  unknown ms  difference   AUC");
  for (const [name, { url, body }] of Object.entries(calls)) {
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    for (const [round, email] of known.entries()) {
      times.unknown.push(await time(url, body(`unknown-${name.replace(" ", "-")}-${round}@bench.example`)));
      times.known.push(await time(url, body(email)));
    }
    const [one, other] = [median(times.known), median(times.unknown)];
    const cells = [one.toFixed(2).padStart(8), other.toFixed(2).padStart(11), (one - other).toFixed(2).padStart(11)];
    cells.push(areaUnderCurve(times.known, times.unknown).toFixed(2).padStart(5));
    console.log(`${name.padEnd(16)} ${cells.join(" ")}`);
  }
  await app.close();
} finally {
  await close();
}
