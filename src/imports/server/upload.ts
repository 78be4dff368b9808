import type { Readable } from "node:stream";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Disk } from "flydrive";
import { v7 } from "uuid";
import type { Actor } from "#accounts/actor.ts";
import { findOrganizationByName } from "#accounts/organizations/server/queries.ts";
import { isUuid } from "#platform/contract/iri.ts";
import type { Database, Reader } from "#platform/database/database.ts";
import { takeTurn } from "#platform/database/turn.ts";
import { itemDocument } from "#platform/http/documents.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { forbidden, invalid, notFound, Refusal } from "#platform/http/errors.ts";
import { parseQuery } from "#platform/http/query.ts";
import { readBack } from "#platform/http/resource.ts";
import { brokenForm, uploadedFile } from "#platform/http/uploaded-file.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { catalogueImportResource, uploadQuery } from "../contract.ts";
import type { ImportKind } from "../import.ts";
import { importOptions } from "../import-options.ts";
import { matchColumns } from "../mapping/matching.ts";
import { ImportError } from "./file/import-error.ts";
import { type FileHead, lookAtFile } from "./file/look.ts";
import { countingBytes, importFileKey } from "./file/stored-file.ts";
import { authorizeImport, importPartyOf } from "./party.ts";
import { findImport } from "./queries.ts";
import { catalogueImport } from "./tables.ts";

const texts = catalogue("imports.server.upload", {
  fileMissing: "Choose a CSV file.",
  tooManyUploads: (uploadsPerDayMax: number) => `${uploadsPerDayMax} files can be uploaded a day. Try again tomorrow.`,
  tooLarge: (megabytes: number) =>
    `A file may have ${megabytes} MB at most. Split it, or have Byline import it with \`byline import\`.`,
  organizationMissing: "Whose outlets are they? Name the organization.",
  organizationUnknown: (named: string) => `There is no organization "${named}".`,
});

type Options = {
  database: Database;
  store: Disk;
  megabytesMax: number;
  authenticate: (request: FastifyRequest) => Promise<Actor>;
};

/** The body has a few lines beside the file. */
const slack = 10_000;

/**
 * `POST /api/catalogue_imports/upload?kind=media&organization=…`: streams one CSV file to the store. Answers the import
 * with its columns, matched by name. 413 over Byline's limit, 422 for a file that is no table.
 */
export async function importFiles(app: FastifyInstance, options: Options): Promise<void> {
  const { database, store, megabytesMax, authenticate } = options;
  await app.register(multipart, { limits: { fileSize: megabytesMax * 1_000_000, files: 1, fields: 0 } });
  app.setErrorHandler(answerError);
  app.post("/catalogue_imports/upload", { config: { slowBody: true } }, async (request, reply) => {
    const actor = await authenticate(request);
    const { kind, organization } = parseQuery(uploadQuery, request.query);
    const organizationId = await requireOrganization(database.reader, actor, kind, organization);
    await refuseTooMany(database.reader, actor);
    if (Number(request.headers["content-length"]) > megabytesMax * 1_000_000 + slack) throw tooLarge(megabytesMax);
    const part = await uploadedFile(request);
    if (!part) throw invalid("file", texts.fileMissing, "missing");
    const id = v7();
    const { head, bytes } = await takeIn(store, importFileKey(id), part.file, megabytesMax);
    const { delimiter, encoding, columns, sample } = head;
    const upload = {
      id,
      organizationId,
      kind,
      columns,
      sample,
      createdBy: actor.userId,
      byOperator: importPartyOf(actor, organizationId) === "operator",
      state: "uploaded" as const,
      fileKept: true,
      fileBytes: bytes,
      fileName: part.filename.slice(0, 200) || "catalogue.csv",
      options: importOptions.parse({ delimiter, encoding, mapping: matchColumns(columns, kind) }),
    };
    await keepUploaded(options, actor, upload);
    const item = readBack(await findImport(database.reader, actor, id));
    return reply.code(201).type("application/ld+json; charset=utf-8").send(itemDocument(catalogueImportResource, item));
  });
}

type NewUpload = typeof catalogueImport.$inferInsert & { id: string };

const uploadsPerDayMax = 50;

/** Files stay for weeks, so each person's daily uploads are limited; operators' are not. */
async function refuseTooMany(reader: Reader, { userId, operator }: Actor): Promise<void> {
  const { rows } = await reader.$client.query<{ uploads: number }>(
    "SELECT count(*) AS uploads FROM catalogue_import WHERE file_kept AND created_at > now() - interval '1 day' AND created_by = $1",
    [userId],
  );
  if (!operator && (rows[0]?.uploads ?? 0) >= uploadsPerDayMax)
    throw new Refusal(429, "too_many_uploads", texts.tooManyUploads(uploadsPerDayMax), { retryAfterSeconds: 86_400 });
}

/** Counts again, in turn: uploads that began together passed the first count. Throws 429 and drops the file. */
async function keepUploaded({ database, store }: Options, actor: Actor, upload: NewUpload): Promise<void> {
  try {
    await database.transaction(async (tx) => {
      await takeTurn(tx, `uploads ${actor.userId}`);
      await refuseTooMany(tx, actor);
      await tx.insert(catalogueImport).values(upload);
    });
  } catch (error) {
    await store.delete(importFileKey(upload.id));
    throw error;
  }
}

/** Streams the file to the store and reads its beginning; deletes an unusable file again. */
async function takeIn(
  store: Disk,
  key: string,
  file: Readable & { truncated?: boolean },
  megabytesMax: number,
): Promise<{ head: FileHead; bytes: number }> {
  let bytes = 0;
  const count = (length: number) => {
    bytes += length;
  };
  try {
    await store.putStream(key, countingBytes(file, count));
    if (file.truncated) throw tooLarge(megabytesMax);
    return { head: await lookAtFile(() => store.getStream(key)), bytes };
  } catch (error) {
    await store.delete(key);
    if (file.errored) throw brokenForm();
    throw error instanceof ImportError ? invalid("file", error.message, "not_a_table") : error;
  }
}

function tooLarge(megabytes: number): Refusal {
  return new Refusal(413, "too_large", texts.tooLarge(megabytes), { megabytesMax: megabytes });
}

async function requireOrganization(
  reader: Reader,
  actor: Actor,
  kind: ImportKind,
  named: string | undefined,
): Promise<string | null> {
  if (!named) {
    if (!actor.operator) throw forbidden();
    if (kind !== "metrics") throw invalid("organization", texts.organizationMissing, "missing");
    return null;
  }
  if (!actor.operator) {
    if (!isUuid(named)) throw notFound("This organization");
    authorizeImport(actor, named);
    return named;
  }
  const found = await findOrganizationByName(reader, named);
  if (!found) throw invalid("organization", texts.organizationUnknown(named), "unknown");
  authorizeImport(actor, found.id);
  return found.id;
}
