import type { Actor } from "#accounts/actor.ts";
import type { FileAnswer } from "#platform/contract/resource.ts";
import type { Reader } from "#platform/database/database.ts";
import { pdfFile } from "#platform/files/pdf/pdf-file.ts";
import { notFound } from "#platform/http/errors.ts";
import { printedInvoice } from "./printed-invoice.ts";
import { findInvoice } from "./queries.ts";

/** A document to print and to keep. Throws 404, and 503 `too_long`. */
export async function invoiceFile(reader: Reader, actor: Actor, id: string): Promise<FileAnswer> {
  const found = await findInvoice(reader, actor, id);
  if (!found) throw notFound("This document");
  return pdfFile({ name: found.number, document: printedInvoice(found), instead: "Try again in a minute." });
}
