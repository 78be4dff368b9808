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
import { printedReceipt } from "./printed-receipt.ts";
import { findReceipt } from "./queries-receipt.ts";

export const receiptCall: PlainCall = {
  method: "GET",
  path: "/top_ups/{id}/receipt",
  summary: "The receipt of a top-up that was paid, as a PDF",
  status: 200,
  answers: { files: [pdfType] },
};

type Options = { reader: Reader; title: string; authenticate: (request: FastifyRequest) => Promise<Actor> };

/** `GET /api/top_ups/{id}/receipt`: what was paid, when and by which way (R3.14). */
export async function receipts(app: FastifyInstance, { reader, title, authenticate }: Options): Promise<void> {
  app.setErrorHandler(answerError);
  app.get<{ Params: { id: string } }>("/top_ups/:id/receipt", async (request, reply) => {
    const actor = await authenticate(request);
    const { id } = request.params;
    const receipt = isUuid(id) ? await findReceipt(reader, actor, id) : undefined;
    if (!receipt) throw notFound("This receipt");
    const document = printedReceipt({ title, ...receipt });
    return sendFile(
      reply,
      await pdfFile({ name: `receipt-${receipt.reference}`, document, instead: "Try again in a minute." }),
    );
  });
}
