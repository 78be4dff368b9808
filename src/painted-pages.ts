import { authSettings } from "#auth/server/config.ts";
import { hasPasskeys } from "#auth/server/passkeys/relying-party.ts";
import { captchaWidget } from "#auth/server/service/captcha-widget.ts";
import { readPublicOutlet } from "#marketplace/visitors/server/queries.ts";
import { readVisitorQuery } from "#marketplace/visitors/visitor-query.ts";
import { isUuid } from "#platform/contract/iri.ts";
import type { Reader } from "#platform/database/database.ts";
import type { PaintedPage, PaintedPages } from "#platform/http/painted/painted-page.ts";
import { readSettings } from "#settings/server/queries.ts";
import { entryPage } from "#shell/server/entry/entry.ts";
import type { Installation } from "#shell/server/frame/frame.ts";
import { landingPage } from "#shell/server/landing/landing.ts";
import { readLandingFacts } from "#shell/server/landing/landing-facts.ts";
import { gonePage } from "#shell/server/marketplace/gone-page.ts";
import { readMarketplaceFacts } from "#shell/server/marketplace/marketplace-facts.ts";
import { marketplacePage } from "#shell/server/marketplace/marketplace-page.ts";
import { visitorOutletPage } from "#shell/server/marketplace/outlet-page.ts";
import { wallPage } from "#shell/server/marketplace/wall.ts";
import type { Config } from "./config.ts";
import { demoLogins } from "./demo/cast.ts";

/** Pages of visitors, by their address (decision 0171). */
export function paintedPages(config: Config, reader: Reader): PaintedPages {
  const { APP_TITLE: title, publicUrl, support, demo } = config;
  const installation = { title, publicUrl, support, isDemo: demo };
  return {
    "/": { paint: async () => landingPage(installation, await readLandingFacts(reader)) },
    "/media": { takes: "any", paint: ({ query }) => marketplaceOrWall(installation, reader, query) },
    "/media/{id}": { paint: ({ id }) => openOutlet(installation, reader, id) },
    ...entryPages(config),
  };
}

/** Captchas, and sign-in services elsewhere, are the app's to show. */
function entryPages(config: Config): PaintedPages {
  const { APP_TITLE: title, publicUrl, demo } = config;
  if (config.AUTH_URL || captchaWidget(config)) return {};
  const settings = authSettings(config);
  const providers = settings.providers.map(({ name }) => name);
  const parts = { title, publicUrl, providers, hasPasskeys: hasPasskeys(settings), logins: demo ? demoLogins : [] };
  const entry = (kind: "signIn" | "signUp") => ({
    takes: ["next"],
    paint: async ({ query }: { query: URLSearchParams }) => entryPage(kind, parts, query),
  });
  return { "/sign-in": entry("signIn"), "/sign-up": entry("signUp") };
}

/** The wall also stands before what an open marketplace shows to accounts alone. */
async function marketplaceOrWall(
  installation: Installation,
  reader: Reader,
  query: URLSearchParams,
): Promise<PaintedPage> {
  const settings = await readSettings(reader);
  const asked = settings.opensMarketplace ? readVisitorQuery(query, settings.namesOutlets) : undefined;
  if (asked) return marketplacePage(installation, await readMarketplaceFacts(reader, asked, settings), asked);
  const next = query.size > 0 ? `/media?${query}` : "/media";
  return wallPage(installation, await readLandingFacts(reader), next);
}

/** A closed installation's outlets are the app's, which asks for a sign-in. */
async function openOutlet(installation: Installation, reader: Reader, id: string): Promise<PaintedPage | undefined> {
  const settings = await readSettings(reader);
  if (!settings.opensMarketplace) return undefined;
  const shown = isUuid(id) ? await readPublicOutlet(reader, id) : undefined;
  return shown ? visitorOutletPage(installation, settings, shown) : gonePage(installation, settings);
}
