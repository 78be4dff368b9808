import { readFileSync } from "node:fs";
import { getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import { shownConfig } from "../src/cli/config/shown.ts";
import { findingsOf } from "../src/cli/doctor/findings.ts";
import { readConfig } from "../src/config.ts";
import { topUpMaximumCents, topUpMinimumCents } from "../src/payments/top-ups/ways-to-pay.ts";
import { operatorSetting } from "../src/settings/server/tables.ts";
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
    "systemd/byline-worker@.service",
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

/** Read apart from the table's one schema: providers' own, and names that stand for many. */
const alsoRead = /^(STRIPE|AHREFS|SEMRUSH|MOZ|MAJESTIC|AUTH_(GOOGLE|LINKEDIN|OIDC))_|^AWS_|^BYLINE_/;

test("the README's table lists every variable, and none that Byline doesn't read", () => {
  const rows = read("README.md").match(/^\| `[A-Z_]+`.*$/gm) ?? [];
  const inTable = rows.join("\n");
  const missing = [...known].filter((name) => !inTable.includes(`\`${name}\``) && !/^AUTH_RATE_LIMIT_/.test(name));
  expect(missing).toEqual([]);
  const listed = rows.flatMap((row) =>
    [...(row.split("|")[1] ?? "").matchAll(/`([A-Z_]+)`/g)].map(([, name = ""]) => name),
  );
  expect(listed.filter((name) => !known.has(name) && !alsoRead.test(name))).toEqual([]);
});

test("docs/operations.md names the settings that Byline comes with", () => {
  const text = read("docs/operations.md").replace(/\s+/g, " ");
  const dollars = (cents: unknown) => `$${(Number(cents) / 100).toLocaleString("en-US")}`;
  const { feeBasisPoints, withdrawalMinimumCents, earningsLockDays, automaticReview, opensMarketplace, ...limits } =
    getTableColumns(operatorSetting);
  const limit = (deed: "adjustment" | "transfer" | "refund" | "voucher" | "verdict" | "paymentFile") =>
    `(${dollars(limits[`${deed}DayCents`].default)}, ${dollars(limits[`${deed}MonthCents`].default)}`;
  const named = [
    `service fee (${Number(feeBasisPoints.default) / 100}%)`,
    `smallest withdrawal (${dollars(withdrawalMinimumCents.default)})`,
    `before earnings can be withdrawn (${earningsLockDays.default})`,
    `adjustments ${limit("adjustment")})`,
    `received transfers ${limit("transfer")})`,
    `refunds and vouchers ${limit("refund")} each)`,
    `verdicts ${limit("verdict")})`,
    `payment files ${limit("paymentFile")})`,
    `between ${dollars(topUpMinimumCents)} and ${dollars(topUpMaximumCents)}`,
  ];
  expect(named.filter((words) => !text.includes(words))).toEqual([]);
  expect(limit("voucher")).toBe(limit("refund"));
  expect([automaticReview.default, opensMarketplace.default]).toEqual([true, false]);
});

test("the compose file's settings leave byline doctor nothing but notes", () => {
  const examples = ["container/byline.env.example", "container/Containerfile"].map((file) => read(`deploy/${file}`));
  const [environment = ""] = read("deploy/container/compose.yaml").match(/ {2}environment:\n(?: {4}.*\n)+/) ?? [];
  const named = [...environment.matchAll(/^ {4}([A-Z_]+): (.*)$/gm)].map(([, name, value = ""]) => [
    name,
    value.replace(/\$\{[^}]+\}/, "a1b2"),
  ]);
  const IDENTITY_KEY = "5ea1".repeat(16);
  const { NODE_ENV: _ofNode, ...settings } = assigned(examples.join("\n"));
  const found = findingsOf(readConfig({ ...settings, ...Object.fromEntries(named), IDENTITY_KEY }));
  expect(found.filter(({ kind }) => kind !== "note")).toEqual([]);
});

/** As Compose and systemd merge them: a later one wins. */
const assigned = (text: string) =>
  Object.fromEntries([...text.matchAll(/\b([A-Z_]+)=(\S+)/g)].map(([, ...pair]) => pair));

test("each worker of the systemd unit has a port of its own, which Prometheus asks", () => {
  const { METRICS_PORT = "" } = assigned(read("deploy/systemd/byline-worker@.service"));
  const ports = ["1", "2"].map((instance) => METRICS_PORT.replace("%i", instance));
  expect(new Set(ports).size).toBe(2);
  const monitored = read("deploy/prometheus/prometheus.yml");
  for (const port of ports) expect(monitored).toContain(`127.0.0.1:${port}"`);
  for (const port of ["1", "9"].map((instance) => METRICS_PORT.replace("%i", instance)))
    expect(readConfig({ METRICS_PORT: port }).METRICS_PORT).toBe(Number(port));
});

test("the examples write a line for each call, so that its id can be found", () => {
  for (const file of ["systemd/byline.service", "container/byline.env.example", "helm/values.yaml"])
    expect(read(`deploy/${file}`), file).toMatch(/\bLOG_LEVEL(=|: )info\b/);
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
