import type { Actor } from "#accounts/actor.ts";
import type { FileAnswer } from "#platform/contract/resource.ts";
import type { Reader } from "#platform/database/database.ts";
import { pdfFile } from "#platform/files/pdf/pdf-file.ts";
import { notFound } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { printedInvoice } from "./printed-invoice.ts";
import { findInvoice } from "./queries.ts";

const texts = catalogue("payments.invoices.server.file", {
  instead: "Try again in a minute.",
});

/** A document to print and to keep. Throws 404, and 503 `too_long`. */
export async function invoiceFile(reader: Reader, actor: Actor, id: string): Promise<FileAnswer> {
  const found = await findInvoice(reader, actor, id);
  if (!found) throw notFound("This document");
  return pdfFile({ name: found.number, document: printedInvoice(found), instead: texts.instead });
}
