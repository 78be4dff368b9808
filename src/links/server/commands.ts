import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "#platform/database/database.ts";
import { conflict, notFound } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { trackedLinkInput } from "../contract.ts";
import { codeFrom, pathOfCode, randomNumbersForCode } from "../tracked-link.ts";
import { trackedLink } from "./tables.ts";

const texts = catalogue("links.server.commands", {
  linkInUse: "Only Byline's own links can be removed. The others are in mails already.",
});

const newCode = () => codeFrom(randomBytes(randomNumbersForCode));

/** Creates an operator's link. Returns its id. */
export async function createLink(tx: Tx, input: z.infer<typeof trackedLinkInput>): Promise<string> {
  const [row] = await tx
    .insert(trackedLink)
    .values({ ...input, purpose: "operator", code: newCode() })
    .returning({ id: trackedLink.id });
  if (!row) throw new Error("link was not written");
  return row.id;
}

/** Does nothing for an organization that has one. */
export async function createAffiliateLink(tx: Tx, organizationId: string): Promise<void> {
  const link = { organizationId, target: "/", purpose: "affiliate", code: newCode() } as const;
  await tx.insert(trackedLink).values(link).onConflictDoNothing();
}

/** Deletes an operator's link with its count. Links in mails stay, so old mails keep working. */
export async function removeLink(tx: Tx, id: string): Promise<void> {
  const [found] = await tx.select({ purpose: trackedLink.purpose }).from(trackedLink).where(eq(trackedLink.id, id));
  if (!found) throw notFound("This link");
  if (found.purpose !== "operator") throw conflict("link_in_use", texts.linkInUse);
  await tx.delete(trackedLink).where(eq(trackedLink.id, id));
}

/**
 * Returns a short path for mails: one per target, for all recipients. Never pass a path with a secret: it would be
 * stored in the open.
 */
export async function linkInMail(tx: Tx, target: string): Promise<string> {
  const link = { target, purpose: "mail", code: newCode() } as const;
  const [made] = await tx.insert(trackedLink).values(link).onConflictDoNothing().returning({ code: trackedLink.code });
  const [row] = made ? [made] : await linksInMails(tx, target);
  if (!row) throw new Error("link was not written");
  return pathOfCode(row.code);
}

const linksInMails = (tx: Tx, target: string) =>
  tx
    .select({ code: trackedLink.code })
    .from(trackedLink)
    .where(and(eq(trackedLink.target, target), eq(trackedLink.purpose, "mail")));
