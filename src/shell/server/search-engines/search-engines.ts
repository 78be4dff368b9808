import type { FastifyInstance } from "fastify";
import { readFigures } from "#marketplace/figures/server/queries.ts";
import { readListedOutlets } from "#marketplace/visitors/server/queries.ts";
import type { Reader } from "#platform/database/database.ts";
import { notFound } from "#platform/http/errors.ts";
import { readSettings } from "#settings/server/queries.ts";
import { closedMap, indexOfMaps, mapOfOutlets, mapOfPages, outletsPerMap, robotsText } from "./public-addresses.ts";

type Options = { reader: Reader; publicUrl: string };

/** Serves `robots.txt` and the maps of the site, by the operator's setting. Proxies keep the maps for an hour. */
export async function searchEngines(app: FastifyInstance, { reader, publicUrl }: Options): Promise<void> {
  const isOpen = async () => (await readSettings(reader)).opensMarketplace;
  app.get("/robots.txt", async (_request, reply) =>
    reply.type("text/plain; charset=utf-8").send(robotsText(publicUrl, await isOpen())),
  );
  app.get("/sitemap.xml", async (_request, reply) => {
    const map = (await isOpen()) ? indexOfMaps(publicUrl, (await readFigures(reader)).media) : closedMap(publicUrl);
    return reply.type(xml).header("cache-control", kept).send(map);
  });
  app.get<{ Params: { map: string } }>("/sitemap-:map(^\\d{1,4}$).xml", async ({ params }, reply) => {
    if (!(await isOpen())) throw notFound("This page");
    const map = Number(params.map);
    const ids =
      map === 0 ? [] : await readListedOutlets(reader, { offset: (map - 1) * outletsPerMap, limit: outletsPerMap });
    if (map > 0 && ids.length === 0) throw notFound("This page");
    return reply
      .type(xml)
      .header("cache-control", kept)
      .send(map === 0 ? mapOfPages(publicUrl) : mapOfOutlets(publicUrl, ids));
  });
}

const xml = "application/xml; charset=utf-8";
const kept = "public, max-age=3600";
