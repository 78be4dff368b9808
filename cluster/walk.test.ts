import { setTimeout } from "node:timers/promises";
import { beforeAll, expect, onTestFailed, onTestFinished, test } from "vitest";
import { asOwner, bankSecret, type Scene } from "../hostile/bank/scene.ts";
import { letTellersWork } from "../hostile/bank/tellers.ts";
import { type Installation, missingForInstallation, startInstallation } from "./installation.ts";
import { brokenOnce, countOnce, openReceiver, untilDone } from "./once.ts";

const seconds = Number(process.env.WALK_SECONDS ?? 600);
const seed = Number(process.env.WALK_SEED ?? Date.now() % 1_000_000);
/** A part stays dead for so long, as if a service manager had to notice; a primary until the standby has its place. */
const deadMilliseconds = (name: string): number => (name === "primary" ? 25_000 : 2_000);
const pauseMilliseconds = 4_000;

beforeAll(() => {
  const missing = missingForInstallation();
  if (missing.length > 0) throw new Error(`Not installed: apt-get install ${missing.join(" ")}`);
});

/** Kills each part in turn, again and again, until the time is over. Counts the kills, and each part's longest absence. */
async function killInTurn({ parts }: Installation): Promise<Record<string, { kills: number; seconds: number }>> {
  const began = Date.now();
  const told: Record<string, { kills: number; seconds: number }> = {};
  while (Date.now() - began < seconds * 1_000)
    for (const [name, part] of Object.entries(parts)) {
      if (Date.now() - began >= seconds * 1_000) break;
      await setTimeout(pauseMilliseconds);
      const died = Date.now();
      await part.kill();
      await setTimeout(deadMilliseconds(name));
      await part.start();
      const { kills, seconds: longest } = told[name] ?? { kills: 0, seconds: 0 };
      const away = (Date.now() - died) / 1_000;
      console.log(`${name} was away for ${away.toFixed(1)} s`);
      told[name] = { kills: kills + 1, seconds: Math.max(longest, away) };
    }
  return told;
}

/** All publishers are told of all that happens to them. */
async function tellPublishers({ publishers }: Scene, host: string): Promise<void> {
  for (const { call, organization } of publishers) {
    const { status, body } = await call("POST", "/api/webhooks", { organization, url: `http://${host}/` });
    expect(status, JSON.stringify(body)).toBe(201);
  }
}

test(
  "bookings, deliveries and payouts go on while each part is killed in turn: every account agrees to the cent, and every job ran once",
  async () => {
    const receiver = await openReceiver();
    onTestFinished(receiver.close);
    const installation = await startInstallation({
      DEMO: "false",
      AUTH_JWT_SECRET: bankSecret,
      LINK_CHECK_HOSTS: receiver.hosts,
      LOG_LEVEL: "error",
    });
    onTestFinished(installation.stop);
    onTestFailed(() => console.log(installation.output().slice(-10_000)));
    const { url, ownerUrl, environment } = installation;
    let killed: Awaited<ReturnType<typeof killInTurn>> = {};
    const options = { tellers: 12, seconds, seed, hasClock: true };
    const report = await letTellersWork(
      { url, environment, ownerUrlOf: async () => ownerUrl },
      options,
      async (scene) => {
        await tellPublishers(scene, receiver.host);
        killed = await killInTurn(installation);
      },
    );
    await untilDone(ownerUrl);
    const { differences, ...figures } = report;
    console.log(
      JSON.stringify({ seed, seconds, killed, ...figures, ...(await countOnce(ownerUrl, receiver)) }, null, 2),
    );
    expect(differences).toEqual([]);
    expect(await brokenOnce(ownerUrl, receiver)).toEqual([]);
    expect(Object.keys(killed)).toEqual(Object.keys(installation.parts));
    expect(figures.deeds).toBeGreaterThan(seconds / 10);
    expect(await asOwner(ownerUrl, "SELECT FROM webhook WHERE state <> 'active'")).toEqual([]);
  },
  (seconds + 900) * 1_000,
);
