import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { v7 } from "uuid";
import type { Actor } from "#accounts/actor.ts";
import { isUuid } from "#platform/contract/iri.ts";
import { keepUpload } from "#platform/files/commands.ts";
import { fileName } from "#platform/files/file-name.ts";
import type { KeepingOptions } from "#platform/files/routes.ts";
import type { Scan } from "#platform/files/scanner.ts";
import { shownOrDownloaded } from "#platform/files/uploaded.ts";
import { answerError } from "#platform/http/error-handler.ts";
import { notFound } from "#platform/http/errors.ts";
import { uploadedBytes } from "#platform/http/uploaded-file.ts";
import { pathsOfSubjects } from "../contract.ts";
import { type ConversationSubject, conversationSubjects, fileMegabytesMax } from "../conversation.ts";
import { participateToWrite } from "./authorize.ts";
import { keepFile } from "./commands.ts";
import type { ConversationId, ConversationKeepers } from "./queries-keeper.ts";

type Options = KeepingOptions & {
  keepers: ConversationKeepers;
  authenticate: (request: FastifyRequest) => Promise<Actor>;
};

const routeOf = (subject: ConversationSubject) => `/${pathsOfSubjects[subject]}/:id/messages/files`;

/** Takes uploads from participants who may write. */
export async function messageFiles(app: FastifyInstance, options: Options): Promise<void> {
  await app.register(multipart, { limits: { fileSize: fileMegabytesMax * 1_000_000, files: 1, fields: 0 } });
  app.setErrorHandler(answerError);
  for (const subject of conversationSubjects)
    app.post(routeOf(subject), (request, reply) => takeIn(options, subject, request, reply));
}

function conversationOf(
  { keepers }: Options,
  subject: ConversationSubject,
  { params }: FastifyRequest,
): ConversationId {
  const { id } = params as { id: string };
  const keeper = keepers[subject];
  if (!isUuid(id)) throw notFound(keeper.what);
  return { keeper, subject, id };
}

async function takeIn(options: Options, subject: ConversationSubject, request: FastifyRequest, reply: FastifyReply) {
  const actor = await options.authenticate(request);
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
