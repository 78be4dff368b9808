import { publications } from "#orders/server/publications.ts";
import { readNow } from "#platform/database/now.ts";
import { lookAtPage } from "#proof/page.ts";
import { keepEvidence } from "#proof/server/commands.ts";
import { evidenceOf } from "#proof/server/queries-look.ts";
import { outletPage } from "./site/page.ts";
import type { World } from "./world.ts";

export type PublicationLook = "whole" | "without link" | "gone";

/** Keeps the look that the demo's site would have given, since nothing is fetched within a transaction. */
export async function look({ tx }: Pick<World, "tx">, id: string, seen: PublicationLook): Promise<void> {
  const publication = await publications.find(tx, id);
  if (!publication) throw new Error("nothing was published");
  const { url, text, domain } = publication;
  const body =
    seen === "gone" ? "" : outletPage({ outlet: domain ?? "", text, isWithoutLinks: seen === "without link" }).text;
  const page = { status: seen === "gone" ? 404 : 200, finalUrl: url, redirects: [], body };
  const found = lookAtPage({ html: page.body, url, domain, headers: { robots: null, link: null } }, text);
  await keepEvidence(tx, publications, publication, {
    evidence: evidenceOf(publication, page, found, "allows"),
    startedAt: await readNow(tx),
  });
}
