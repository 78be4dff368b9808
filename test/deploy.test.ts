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

const known = new Set(shownConfig(readConfig({})).map((line) => line.split("=")[0] ?? ""));

test("the examples set variables that Byline reads", () => {
  const set = [
    "container/byline.env.example",
    "container/Containerfile",
    "container/compose.yaml",
    "systemd/byline.service",
    "helm/values.yaml",
    "helm/byline.env.example",
  ]
    .map((file) => read(`deploy/${file}`))
    .flatMap((text) => [...text.matchAll(/\b(DATA_DIR|HOST|[A-Z]+(?:_[A-Z]+)+)\b(?=[=:])/g)].map(([, name]) => name));
  const others = ["NODE_ENV", "POSTGRES_DB", "POSTGRES_USER", "POSTGRES_PASSWORD", "APP_PASSWORD", "OWNER_PASSWORD"];
  const ofBucket = ["AWS_REGION", "AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"];
  const elsewhere = [...others, ...ofBucket, "BYLINE_HOST", "BYLINE_UPSTREAM", "CMD"];
  expect(set.filter((name = "") => !known.has(name) && !elsewhere.includes(name))).toEqual([]);
  expect(set).toEqual(expect.arrayContaining(["PUBLIC_URL", "DATABASE_OWNER_URL", "TRUST_PROXY", "DATA_DIR"]));
});

test("the Helm chart asks for addresses that processes answer, sets variables that they read, and runs this version", async () => {
  const parts = read("deploy/helm/templates/_parts.tpl");
  const paths = [...(parts + read("deploy/helm/templates/monitoring.yaml")).matchAll(/\bpath: ([\w/]+)/g)];
  expect(new Set(paths.map(([, path]) => path))).toEqual(new Set(["/health/live", "/health/ready", "/metrics"]));
  for (const [, url = ""] of paths)
    expect((await byline.app.inject({ url, remoteAddress: "127.0.0.1" })).statusCode, url).toBe(200);
  const settings = JSON.parse(read("deploy/helm/values.schema.json")).properties.settings;
  const own: string[] = settings.propertyNames.not.enum;
  const set = [...parts.matchAll(/name: ([A-Z_]+)/g)].map(([, name]) => name);
  expect(own).toEqual(expect.arrayContaining(set));
  expect([...own, ...settings.required].filter((name) => !known.has(name))).toEqual([]);
  expect(read("deploy/helm/Chart.yaml")).toContain(`\nappVersion: ${JSON.parse(read("package.json")).version}\n`);
});

test("each value that the Helm chart's templates read is declared by its schema", () => {
  const { properties, definitions } = JSON.parse(read("deploy/helm/values.schema.json"));
  const templates = ["_parts.tpl", "servers.yaml", "workers.yaml", "migration.yaml", "tests/doctor.yaml"];
  const alone = ["ingress.yaml", "monitoring.yaml", "network-policy.yaml", "NOTES.txt"];
  const text = [...templates, ...alone].map((file) => read(`deploy/helm/templates/${file}`)).join("\n");
  const asked = [...text.matchAll(/\.Values\.(\w+)(?:\.(\w+))?/g)];
  expect(asked.length).toBeGreaterThan(20);
  for (const [all, name = "", part] of asked) {
    const { $ref = "", ...own } = properties[name] ?? {};
    const declared = { ...own, ...definitions[$ref.split("/").at(-1)] };
    expect(properties, all).toHaveProperty(name);
    if (part && declared.additionalProperties === false) expect(declared.properties, all).toHaveProperty(part);
  }
});

test("each alert has an entry that says what to do, and each entry an alert", () => {
  const alerts = [...read("deploy/prometheus/alerts.yml").matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const entries = [...read("docs/alerts.md").matchAll(/^## (\w+)/gm)].map(([, name]) => name);
  expect(entries).toEqual(alerts);
});
