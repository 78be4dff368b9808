import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Cell } from "../contract/csv.ts";
import { tableFileTypes, tableFormat } from "../contract/file-types.ts";
import type { Product } from "../contract/resource.ts";
import type { Page } from "../contract/wire.ts";
import type { Reader } from "../database/database.ts";
import { answerError } from "../http/error-handler.ts";
import type { PlainCall } from "../http/plain-call.ts";
import { parseQuery } from "../http/query.ts";
import { sendFile } from "../http/send-file.ts";
import { refuseTooMany, tableFile } from "./table-file.ts";

type Actor = Product["actor"];
type Found<Item> = { items: Item[]; totalItems: number };
type PageOf<Item> = (reader: Reader, actor: Actor, page: Page) => Promise<Found<Item>>;

/** A list that its readers also take as a file. */
export type ListExport = {
  call: PlainCall;
  permission: Product["permission"] | undefined;
  /** The file's name without its ending. */
  name: string;
  headings: Cell[];
  /** The list as the given query narrows it, as rows of cells. */
  read: (given: unknown) => { format: "csv" | "xlsx"; pageOf: PageOf<Cell[]> };
};

type Declaration<Query extends z.ZodObject, Item> = Pick<ListExport, "name"> & {
  /** The collection's path below the API; the file is at `/export` of it. */
  path: string;
  summary: string;
  permission?: Product["permission"];
  query: Query;
  columns: { heading: string; cell: (item: Item) => Cell }[];
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
    name,
    headings: columns.map(({ heading }) => heading),
    read(given) {
      const { format: asked, ...narrowing } = given as Record<string, unknown>;
      const { format } = parseQuery(formatQuery, { format: asked });
      const filter = parseQuery(query, narrowing);
      const pageOf: PageOf<Cell[]> = async (reader, actor, page) => {
        const { items, totalItems } = await list(reader, actor, { ...filter, ...page });
        return { items: items.map((item) => columns.map(({ cell }) => cell(item))), totalItems };
      };
      return { format, pageOf };
    },
  };
}

/** A file holds at most so many rows. */
const rowsMax = 10_000;
const itemsPerPage = 100;

type Options = { reader: Reader; exported: ListExport; authenticate: (request: FastifyRequest) => Promise<Actor> };

/** `GET /api/{list}/export`: the list as a file, by its own query; refuses too many rows instead of leaving some out. */
export async function listFiles(app: FastifyInstance, { reader, exported, authenticate }: Options): Promise<void> {
  app.setErrorHandler(answerError);
  app.get(exported.call.path, async (request, reply) => {
    const actor = await authenticate(request);
    const { format, pageOf } = exported.read(request.query);
    const first = await pageOf(reader, actor, { page: 1, itemsPerPage });
    refuseTooMany(first.totalItems, rowsMax);
    return sendFile(reply, tableFile({ name: exported.name, format, batches: rowsOf() }));

    async function* rowsOf(): AsyncGenerator<Cell[][]> {
      yield [exported.headings, ...first.items];
      for (let page = 2; (page - 1) * itemsPerPage < first.totalItems; page += 1)
        yield (await pageOf(reader, actor, { page, itemsPerPage })).items;
    }
  });
}
