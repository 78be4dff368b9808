import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { tableFileTypes, tableFormat } from "../contract/file-types.ts";
import type { FileAnswer, Product } from "../contract/resource.ts";
import type { Page } from "../contract/wire.ts";
import type { Reader } from "../database/database.ts";
import { answerError } from "../http/error-handler.ts";
import type { PlainCall } from "../http/plain-call.ts";
import { parseQuery } from "../http/query.ts";
import { sendFile } from "../http/send-file.ts";
import { type ListColumn, listFile } from "./list-file.ts";

type Actor = Product["actor"];
type Found<Item> = { items: Item[]; totalItems: number };

/** A list that its readers also take as a file. */
export type ListExport = {
  call: PlainCall;
  permission: Product["permission"] | undefined;
  /** The list as the given query narrows it, as a file. */
  fileOf: (given: unknown) => (reader: Reader, actor: Actor) => Promise<FileAnswer>;
};

type Declaration<Query extends z.ZodObject, Item> = {
  /** The collection's path below the API; the file is at `/export` of it. */
  path: string;
  summary: string;
  /** The file's name without its ending. */
  name: string;
  permission?: Product["permission"];
  query: Query;
  columns: ListColumn<Item>[];
  list: (reader: Reader, actor: Actor, filter: z.output<Query> & Page) => Promise<Found<Item>>;
};

const formatQuery = z.object({ format: tableFormat });

/** Declares a list's file by what the list has already: its query, and how a page of it is read. */
export function listExport<Query extends z.ZodObject, Item>(declared: Declaration<Query, Item>): ListExport {
  const { path, summary, permission, name, query, columns, list } = declared;
  return {
    call: {
      method: "GET",
      path: `${path}/export`,
      summary,
      query: query.extend(formatQuery.shape),
      status: 200,
      answers: { files: tableFileTypes },
    },
    permission,
    fileOf(given) {
      const { format: asked, ...narrowing } = given as Record<string, unknown>;
      const { format } = parseQuery(formatQuery, { format: asked });
      const filter = parseQuery(query, narrowing);
      return (reader, actor) =>
        listFile({ name, format, columns, list: (page) => list(reader, actor, { ...filter, ...page }) });
    },
  };
}

type Options = { reader: Reader; exported: ListExport; authenticate: (request: FastifyRequest) => Promise<Actor> };

/** `GET /api/{list}/export`: the list as a file, by its own query; refuses too many rows instead of leaving some out. */
export async function listFiles(app: FastifyInstance, { reader, exported, authenticate }: Options): Promise<void> {
  app.setErrorHandler(answerError);
  app.get(exported.call.path, async (request, reply) => {
    const actor = await authenticate(request);
    return sendFile(reply, await exported.fileOf(request.query)(reader, actor));
  });
}
