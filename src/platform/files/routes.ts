import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Disk } from "flydrive";
import { v7 } from "uuid";
import { isUuid } from "../contract/iri.ts";
import type { Product } from "../contract/resource.ts";
import type { Database, Reader } from "../database/database.ts";
import { answerError } from "../http/error-handler.ts";
import { forbidden, notFound } from "../http/errors.ts";
import { uploadedBytes } from "../http/uploaded-file.ts";
import { imageKey, isSigned, pathOfImage, signedAddress } from "./address.ts";
import { keepUpload } from "./commands.ts";
import { fileName } from "./file-name.ts";
import type { FileQuota } from "./file-use.ts";
import { findImage } from "./queries.ts";
import type { Scan } from "./scanner.ts";
import { shownImage } from "./uploaded.ts";

const megabytesMax = 8;

export type KeepingOptions = {
  database: Database;
  store: Disk;
  scan: Scan;
  readQuota: (reader: Reader) => Promise<FileQuota>;
};

type UploadOptions = KeepingOptions & {
  authenticate: (request: FastifyRequest) => Promise<Product["actor"]>;
  /** The organization whose room a person's upload takes; undefined for a person in none. */
  organizationOf: (reader: Reader, actor: Product["actor"]) => Promise<string | undefined>;
};

/**
 * `POST /api/files`: one image, identified by its bytes, not its name, and stored without metadata. Only its uploader
 * sees it until something shows it.
 */
export async function uploadRoutes(app: FastifyInstance, options: UploadOptions): Promise<void> {
  const { database, authenticate, organizationOf, scan } = options;
  await app.register(multipart, { limits: { fileSize: megabytesMax * 1_000_000, files: 1, fields: 0 } });
  app.setErrorHandler(answerError);
  app.post("/files", async (request, reply) => {
    const actor = await authenticate(request);
    const organizationId = await organizationOf(database.reader, actor);
    if (!organizationId) throw forbidden();
    const { bytes, name } = await uploadedBytes(request, { what: "An image", megabytesMax, scan });
    const image = await shownImage(bytes);
    const id = v7();
    const file = {
      id,
      organizationId,
      uploadedBy: actor.userId,
      name: fileName(name, image.type),
      contentType: image.type,
      bytes: image.bytes.length,
    };
    await keepUpload(options, { key: id, kept: image.bytes, file }, async () => {});
    const address = signedAddress(id, await imageKey(database.reader), new Date());
    return reply
      .code(201)
      .type("application/ld+json; charset=utf-8")
      .send({ id, url: pathOfImage(id), address });
  });
}

/** `GET /files/{id}`: a public image, or any by its signed address. Its headers keep it from running. */
export async function fileRoutes(
  app: FastifyInstance,
  { database, store }: Pick<UploadOptions, "database" | "store">,
): Promise<void> {
  app.setErrorHandler(answerError);
  app.get<{ Params: { id: string }; Querystring: Record<string, string | undefined> }>(
    "/:id",
    async (request, reply) => {
      const { id } = request.params;
      const file = isUuid(id) ? await findImage(database.reader, pathOfImage(id)) : undefined;
      if (!file) throw notFound("This file");
      const isPublic = file.use === "public";
      if (!isPublic && !isSigned(id, request.query, await imageKey(database.reader), new Date()))
        throw notFound("This file");
      return reply
        .headers({
          "content-type": file.contentType,
          "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
          "x-content-type-options": "nosniff",
          // A removed avatar is gone within a day; a signed address expires by itself.
          "cache-control": isPublic ? "public, max-age=86400" : "private, max-age=3600",
        })
        .send(await store.getStream(id));
    },
  );
}
