import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Actor } from "#accounts/actor.ts";
import { pdfType } from "#platform/contract/file-types.ts";
import { isUuid } from "#platform/contract/wire.ts";
import type { Reader } from "#platform/database/database.ts";
import { pdfFile } from "#platform/files/pdf/pdf-file.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { notFound } from "#platform/http/errors.ts";
import type { PlainCall } from "#platform/http/plain-call.ts";
import { sendFile } from "#platform/http/send-file.ts";
import { printedInvoice } from "./printed-invoice.ts";
import { findInvoice } from "./queries.ts";

export const invoiceFileCall: PlainCall = {
  method: "GET",
  path: "/invoices/{id}/file",
  summary: "A receipt, an invoice or a credit note as a PDF",
  status: 200,
  answers: { files: [pdfType] },
};

type Options = { reader: Reader; authenticate: (request: FastifyRequest) => Promise<Actor> };

/** `GET /api/invoices/{id}/file`: a document to print and to keep. */
export async function invoiceFiles(app: FastifyInstance, { reader, authenticate }: Options): Promise<void> {
  app.setErrorHandler(answerError);
  app.get<{ Params: { id: string } }>("/invoices/:id/file", async (request, reply) => {
    const actor = await authenticate(request);
    const { id } = request.params;
    const found = isUuid(id) ? await findInvoice(reader, actor, id) : undefined;
    if (!found) throw notFound("This document");
    return sendFile(
      reply,
      await pdfFile({ name: found.number, document: printedInvoice(found), instead: "Try again in a minute." }),
    );
  });
}
