import { asc } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Reader } from "#platform/database/database.ts";
import { answerError } from "#platform/http/error-handler.ts";
import type { PublicSettings } from "../public-settings.ts";
import { redirectsMax } from "../redirects/contract.ts";
import { readSettings } from "./queries.ts";
import { featureFlag, pathRedirect } from "./tables.ts";

type Installation = {
  takesPayments: boolean;
  readFigures: (reader: Reader) => Promise<PublicSettings["figures"]>;
};

/** `GET /api/public_settings`, readable before sign-in (R2.1, R2.15, R2.25). */
export async function publicSettingsRoute(
  app: FastifyInstance,
  { reader, ...installation }: Installation & { reader: Reader },
): Promise<void> {
  app.setErrorHandler(answerError);
  app.get("/public_settings", async (_request, reply) => {
    // Proxies may keep it for half a minute; browsers ask each time, so an operator sees a switch at once.
    return reply
      .header("cache-control", "public, max-age=0, s-maxage=30")
      .type("application/ld+json; charset=utf-8")
      .send(await readPublicSettings(reader, installation));
  });
}

export async function readPublicSettings(
  reader: Reader,
  { takesPayments, readFigures }: Installation,
): Promise<PublicSettings> {
  const { path, target, permanent } = pathRedirect;
  const [flags, { answerHours, publishDaysAhead, bankDetails }, redirects, figures] = await Promise.all([
    reader.select({ name: featureFlag.name, enabled: featureFlag.enabled }).from(featureFlag).limit(500),
    readSettings(reader),
    reader.select({ path, target, permanent }).from(pathRedirect).orderBy(asc(path)).limit(redirectsMax),
    readFigures(reader),
  ]);
  const takesTransfers = bankDetails !== "";
  return {
    flags: Object.fromEntries(flags.map(({ name, enabled }) => [name, enabled])),
    answerHours,
    publishDaysAhead,
    takesTransfers,
    takesPayments,
    redirects,
    figures,
  };
}
