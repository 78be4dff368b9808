import multipart from "@fastify/multipart";
import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Disk } from "flydrive";
import { z } from "zod";
import { isUuid } from "../contract/wire.ts";
import type { Database } from "../database/database.ts";
import { answerError } from "../http/error-handler.ts";
import { forbidden, notFound } from "../http/errors.ts";
import type { PlainCall } from "../http/plain-call.ts";
import type { Product } from "../http/resource.ts";
import { uploadedBytes } from "../http/uploaded-file.ts";
import { keepImage, pathOfImage } from "./commands.ts";
import { storedFile } from "./tables.ts";

const megabytesMax = 8;

type FileOptions = {
  database: Database;
  store: Disk;
  authenticate: (request: FastifyRequest) => Promise<Product["actor"]>;
};

export const uploadCall: PlainCall = {
  method: "POST",
  path: "/files",
  summary: "Upload an image",
  takesFile: true,
  status: 201,
  answers: { schema: z.object({ id: z.string(), url: z.string() }) },
};

/** `POST /api/files`: one image, known by its bytes and not by its name, kept without its metadata. Answers `{ id, url }`. */
export async function uploadRoutes(
  app: FastifyInstance,
  { database, store, authenticate }: FileOptions,
): Promise<void> {
  await app.register(multipart, { limits: { fileSize: megabytesMax * 1_000_000, files: 1, fields: 0 } });
  app.setErrorHandler(answerError);
  app.post("/files", async (request, reply) => {
    const actor = await authenticate(request);
    const [membership] = actor.memberships;
    if (!membership) throw forbidden();
    const { bytes, name } = await uploadedBytes(request, { what: "An image", megabytesMax });
    const { organizationId } = membership;
    const owner = { organizationId, uploadedBy: actor.userId, name };
    const id = await keepImage(database.reader, store, bytes, owner);
    return reply
      .code(201)
      .type("application/ld+json; charset=utf-8")
      .send({ id, url: pathOfImage(id) });
  });
}

/** `GET /files/{id}`: whoever knows the id may see the image, since mails and published texts show it; it can run nothing. */
export async function fileRoutes(
  app: FastifyInstance,
  { database, store }: Pick<FileOptions, "database" | "store">,
): Promise<void> {
  app.setErrorHandler(answerError);
  app.get<{ Params: { id: string } }>("/:id", async (request, reply) => {
    const { id } = request.params;
    if (!isUuid(id)) throw notFound("This file");
    const [file] = await database.reader
      .select({ contentType: storedFile.contentType })
      .from(storedFile)
      .where(eq(storedFile.id, id));
    if (!file) throw notFound("This file");
    return reply
      .headers({
        "content-type": file.contentType,
        "content-security-policy": "default-src 'none'; sandbox",
        "x-content-type-options": "nosniff",
        "cache-control": "public, max-age=31536000, immutable",
      })
      .send(await store.getStream(id));
  });
}
