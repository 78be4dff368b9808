import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { v7 } from "uuid";
import type { Actor } from "#accounts/actor.ts";
import { isUuid } from "#platform/contract/iri.ts";
import { keepUpload } from "#platform/files/commands.ts";
import { fileName } from "#platform/files/file-name.ts";
import type { KeepingOptions } from "#platform/files/routes.ts";
import type { Scan } from "#platform/files/scanner.ts";
import type { Sealer } from "#platform/files/sealer.ts";
import { scannedDocument } from "#platform/files/uploaded.ts";
import { itemDocument } from "#platform/http/documents.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { notFound } from "#platform/http/errors.ts";
import { parseQuery } from "#platform/http/query.ts";
import { readBack } from "#platform/http/resource.ts";
import { uploadedBytes } from "#platform/http/uploaded-file.ts";
import { documentQuery, identityResource } from "../../contract.ts";
import { documentMegabytesMax } from "../../identity.ts";
import { beginIdentity, keepDocument } from "../commands/owner.ts";
import { noteLook } from "../commands/reviewer.ts";
import { findDocument, findIdentity, keyOfDocument } from "../queries.ts";

type Options = KeepingOptions & {
  sealer: Sealer;
  authenticateOwner: (request: FastifyRequest) => Promise<Actor>;
  authenticateReviewer: (request: FastifyRequest) => Promise<Actor>;
};

const path = `/${identityResource.path}/:id/documents`;

/** Seals uploaded documents before they are stored. Only operators open them, with one audit event per look (R3.15). */
export async function identityDocumentsRoute(app: FastifyInstance, options: Options): Promise<void> {
  const { database, store, sealer, authenticateOwner, authenticateReviewer } = options;
  await app.register(multipart, { limits: { fileSize: documentMegabytesMax * 1_000_000, files: 1, fields: 0 } });
  app.setErrorHandler(answerError);
  app.post<{ Params: { id: string } }>(path, async (request, reply) => {
    const actor = await authenticateOwner(request);
    const { id: organizationId } = request.params;
    if (!isUuid(organizationId)) throw notFound("This verification");
    const { kind } = parseQuery(documentQuery, request.query);
    // Refuses before the server takes in the bytes.
    await database.transaction((tx) => beginIdentity(tx, actor, organizationId));
    const { type: contentType, bytes, name } = await documentOf(request, options.scan);
    const id = v7();
    const told = { id, name, contentType, bytes: bytes.length };
    const file = { ...told, use: "identity", organizationId, uploadedBy: actor.userId } as const;
    const earlier = await keepUpload(options, { key: keyOfDocument(id), kept: sealer.seal(bytes, id), file }, (tx) =>
      keepDocument(tx, actor, organizationId, { ...told, kind }),
    );
    if (earlier) await store.delete(keyOfDocument(earlier));
    const item = readBack(await findIdentity(database.reader, actor, organizationId));
    return reply.code(201).type("application/ld+json; charset=utf-8").send(itemDocument(identityResource, item));
  });
  app.get<{ Params: { id: string; documentId: string } }>(`${path}/:documentId`, async (request, reply) => {
    const actor = await authenticateReviewer(request);
    const { id, documentId } = request.params;
    const isKnown = actor.operator && isUuid(id) && isUuid(documentId);
    const document = isKnown ? await findDocument(database.reader, id, documentId) : undefined;
    if (!document) throw notFound("This document");
    await database.transaction((tx) => noteLook(tx, actor, document));
    const sealed = Buffer.from(await store.getBytes(keyOfDocument(documentId)));
    return reply
      .headers({
        "content-type": document.contentType,
        "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(document.name)}`,
        "content-security-policy": "default-src 'none'; sandbox",
        "x-content-type-options": "nosniff",
        "cache-control": "no-store",
      })
      .send(sealer.open(sealed, documentId));
  });
}

async function documentOf(request: FastifyRequest, scan: Scan) {
  const { bytes, name } = await uploadedBytes(request, {
    what: "A document",
    megabytesMax: documentMegabytesMax,
    scan,
  });
  const kept = await scannedDocument(bytes);
  return { ...kept, name: fileName(name, kept.type) };
}
