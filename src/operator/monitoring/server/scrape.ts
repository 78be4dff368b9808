import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import { Gauge, Registry } from "prom-client";
import type { Database } from "#platform/database/database.ts";
import { type DiskSpace, readDiskSpace } from "#platform/files/disk-space.ts";
import { notFound } from "#platform/http/errors.ts";
import { measureProcess } from "#platform/http/process-metrics.ts";
import { hashOfSecret } from "#platform/http/secret.ts";
import { figures } from "./figures.ts";
import { readInstallationFigures } from "./queries.ts";

export type Scraping = {
  database: Database;
  /** The folder whose disk is told of. */
  folder: string;
  token: string | undefined;
  facets: () => { ageSeconds: number | undefined; bytes: number };
};

/** `GET /metrics` for Prometheus: with the token where one is set, else for private addresses without a proxy. */
export function scrapedMetrics(app: FastifyInstance, scraping: Scraping): void {
  const registry = new Registry();
  measureProcess(app, registry, scraping.database);
  tellInstallation(registry, scraping);
  app.get("/metrics", async (request, reply) => {
    if (!isAdmitted(request, scraping.token)) throw notFound("This page");
    return reply
      .header("cache-control", "no-store")
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

function isAdmitted({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token) return timingSafeEqual(hashOfSecret(headers.authorization ?? ""), hashOfSecret(`Bearer ${token}`));
  // Behind a proxy every caller has its address.
  if (headers["x-forwarded-for"] || headers.forwarded || headers["x-real-ip"]) return false;
  const address = socket.remoteAddress ?? "";
  return ipaddr.isValid(address) && ipaddr.process(address).range() !== "unicast";
}

function tellInstallation(registry: Registry, { database, folder, facets }: Scraping): void {
  const registers = [registry];
  for (const { name, help, labels = [], samples } of figures)
    new Gauge({
      name,
      help,
      labelNames: labels,
      registers,
      async collect() {
        const read = await readInstallationFigures(database.reader).catch(() => undefined);
        this.reset();
        // An unreadable figure is absent: a zero would look well.
        if (labels.length === 0) this.remove();
        for (const sample of read ? samples(read) : []) this.set(sample.labels ?? {}, sample.value);
      },
    });
  const disk = (part: keyof DiskSpace) =>
    async function collect(this: Gauge) {
      const space = await readDiskSpace(folder).catch(() => undefined);
      if (space) this.set(space[part]);
      else this.remove();
    };
  new Gauge({
    name: "byline_disk_free_bytes",
    help: "Free on the disk of the files.",
    registers,
    collect: disk("freeBytes"),
  });
  new Gauge({ name: "byline_disk_bytes", help: "Size of that disk.", registers, collect: disk("totalBytes") });
  new Gauge({
    name: "byline_facets_age_seconds",
    help: "Time since the marketplace's index caught up with the database.",
    registers,
    collect() {
      const { ageSeconds } = facets();
      if (ageSeconds === undefined) this.remove();
      else this.set(ageSeconds);
    },
  });
  new Gauge({
    name: "byline_facets_bytes",
    help: "Memory of the marketplace's index.",
    registers,
    collect() {
      this.set(facets().bytes);
    },
  });
}
