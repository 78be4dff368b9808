import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { v7 } from "uuid";
import type { Actor } from "#accounts/actor.ts";
import { isUuid } from "#platform/contract/wire.ts";
import { keepUpload } from "#platform/files/commands.ts";
import { fileName } from "#platform/files/file-name.ts";
import type { KeepingOptions } from "#platform/files/routes.ts";
import type { Scan } from "#platform/files/scanner.ts";
import { shownOrDownloaded } from "#platform/files/uploaded.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { notFound } from "#platform/http/errors.ts";
import type { PlainCall } from "#platform/http/plain-call.ts";
import { uploadedBytes } from "#platform/http/uploaded-file.ts";
import { messageFileSchema } from "../contract.ts";
import { type ConversationSubject, conversationSubjects, fileMegabytesMax } from "../conversation.ts";
import { participate, participateToWrite } from "./authorize.ts";
import { keepFile } from "./commands.ts";
import { findMessageFile } from "./queries.ts";
import type { ConversationId, ConversationKeepers } from "./queries-keeper.ts";
import { pathsOfSubjects } from "./routes.ts";

type Options = KeepingOptions & {
  keepers: ConversationKeepers;
  authenticateReader: (request: FastifyRequest) => Promise<Actor>;
  authenticateWriter: (request: FastifyRequest) => Promise<Actor>;
};

const pathOf = (subject: ConversationSubject) => `/${pathsOfSubjects[subject]}/{id}/messages/files`;
const routeOf = (subject: ConversationSubject) => pathOf(subject).replace("{id}", ":id");

export const messageFileCalls: PlainCall[] = conversationSubjects.flatMap((subject) => [
  {
    method: "POST",
    path: pathOf(subject),
    summary: "Upload a file to send with a message",
    takesFile: true,
    status: 201,
    answers: { schema: messageFileSchema },
  },
  {
    method: "GET",
    path: `${pathOf(subject)}/{fileId}`,
    summary: "A file of a conversation",
    status: 200,
    answers: { files: ["application/octet-stream"] },
  },
]);

/** Where a conversation's files go in and out: for its participants alone, and never as something that runs. */
export async function messageFiles(app: FastifyInstance, options: Options): Promise<void> {
  await app.register(multipart, { limits: { fileSize: fileMegabytesMax * 1_000_000, files: 1, fields: 0 } });
  app.setErrorHandler(answerError);
  for (const subject of conversationSubjects) {
    app.post(routeOf(subject), (request, reply) => takeIn(options, subject, request, reply));
    app.get(`${routeOf(subject)}/:fileId`, (request, reply) => giveOut(options, subject, request, reply));
  }
}

type Params = { id: string; fileId?: string };

function conversationOf(
  { keepers }: Options,
  subject: ConversationSubject,
  { params }: FastifyRequest,
): ConversationId {
  const { id } = params as Params;
  const keeper = keepers[subject];
  if (!isUuid(id)) throw notFound(keeper.what);
  return { keeper, subject, id };
}

async function takeIn(options: Options, subject: ConversationSubject, request: FastifyRequest, reply: FastifyReply) {
  const actor = await options.authenticateWriter(request);
  const conversation = conversationOf(options, subject, request);
  const { place, speaker } = await participateToWrite(options.database.reader, actor, conversation);
  const { type: contentType, bytes, name } = await fileOf(request, options.scan);
  const id = v7();
  const file = { id, name, contentType, bytes: bytes.length };
  const uploadedBy = actor.userId;
  const organizationId = speaker === "operator" ? null : place[speaker].organizationId;
  await keepUpload(
    options,
    { key: id, kept: bytes, file: { ...file, use: "message", organizationId, uploadedBy } },
    (tx) => keepFile(tx, actor, conversation, file),
  );
  return reply
    .code(201)
    .type("application/ld+json; charset=utf-8")
    .send({ ...file, isImage: contentType.startsWith("image/") });
}

async function fileOf(request: FastifyRequest, scan: Scan) {
  const { bytes, name } = await uploadedBytes(request, { what: "A file", megabytesMax: fileMegabytesMax, scan });
  const kept = await shownOrDownloaded(bytes);
  return { ...kept, name: fileName(name, kept.type) };
}

async function giveOut(options: Options, subject: ConversationSubject, request: FastifyRequest, reply: FastifyReply) {
  const actor = await options.authenticateReader(request);
  const conversation = conversationOf(options, subject, request);
  const { database, store } = options;
  await participate(database.reader, actor, conversation);
  const { fileId = "" } = request.params as Params;
  const file = isUuid(fileId) ? await findMessageFile(database.reader, actor, conversation, fileId) : undefined;
  if (!file) throw notFound("This file");
  return reply
    .headers({
      "content-type": file.contentType,
      "content-disposition": `${file.isImage ? "inline" : "attachment"}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, max-age=31536000, immutable",
    })
    .send(await store.getStream(file.id));
}
