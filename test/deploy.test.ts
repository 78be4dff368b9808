import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { shownConfig } from "../src/cli/config/shown.ts";
import { readConfig } from "../src/config.ts";
import { aBooking, openTrade } from "./scene.ts";

const { byline, ada, paul } = await openTrade();
const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

/** Told only where a replica is, or after a first check. */
const sometimes = ["byline_replica_lag_seconds"];

test("each metric of the alerts and the dashboard is told by a server", async () => {
  await aBooking(ada, paul.formatId);
  const { body } = await byline.app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
  const told = new Set([...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  for (const file of ["deploy/prometheus/alerts.yml", "deploy/grafana/byline.json"])
    for (const [name] of read(file).matchAll(/byline_\w+/g))
      if (!sometimes.includes(name))
        expect(told, `${name} in ${file}`).toContain(name.replace(/_(bucket|count|sum)$/, ""));
});

test("the examples set variables that Byline reads", () => {
  const known = new Set(shownConfig(readConfig({})).map((line) => line.split("=")[0]));
  const set = [
    "container/byline.env.example",
    "container/Containerfile",
    "container/compose.yaml",
    "systemd/byline.service",
  ]
    .map((file) => read(`deploy/${file}`))
    .flatMap((text) => [...text.matchAll(/\b(DATA_DIR|HOST|[A-Z]+(?:_[A-Z]+)+)\b(?=[=:])/g)].map(([, name]) => name));
  const others = ["NODE_ENV", "POSTGRES_DB", "POSTGRES_USER", "POSTGRES_PASSWORD", "APP_PASSWORD", "OWNER_PASSWORD"];
  const elsewhere = [...others, "BYLINE_HOST", "BYLINE_UPSTREAM", "CMD"];
  expect(set.filter((name) => !known.has(name) && !elsewhere.includes(name ?? ""))).toEqual([]);
  expect(set).toEqual(expect.arrayContaining(["PUBLIC_URL", "DATABASE_OWNER_URL", "TRUST_PROXY", "DATA_DIR"]));
});

test("each alert has an entry that says what to do, and each entry an alert", () => {
  const alerts = [...read("deploy/prometheus/alerts.yml").matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const entries = [...read("docs/alerts.md").matchAll(/^## (\w+)/gm)].map(([, name]) => name);
  expect(entries).toEqual(alerts);
});
