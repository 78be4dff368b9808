import type { Actor } from "#accounts/actor.ts";
import type { FileAnswer } from "#platform/contract/resource.ts";
import type { Reader } from "#platform/database/database.ts";
import { pdfFile } from "#platform/files/pdf/pdf-file.ts";
import { notFound } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { printedReceipt } from "./printed-receipt.ts";
import { findReceipt } from "./queries-receipt.ts";

const texts = catalogue("payments.topUps.server.receipt", {
  instead: "Try again in a minute.",
});

/** A top-up's receipt under the installation's title (R3.14). Throws 404, and 503 `too_long`. */
export async function receiptFile(
  reader: Reader,
  actor: Actor,
  { id, title }: { id: string; title: string },
): Promise<FileAnswer> {
  const receipt = await findReceipt(reader, actor, id);
  if (!receipt) throw notFound("This receipt");
  const document = printedReceipt({ title, ...receipt });
  return pdfFile({ name: `receipt-${receipt.reference}`, document, instead: texts.instead });
}
