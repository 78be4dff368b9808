import type { FastifyInstance, FastifyRequest } from "fastify";
import { callAddress, questionAt, searchString } from "../../contract/call-address.ts";
import {
  type OpenedScreen,
  type ReadScreen,
  type ScreenRead,
  screenCalls,
  screenQuery,
} from "../../contract/screen-reads.ts";
import type { ApiOptions } from "../api.ts";
import { type CallableOperation, type Caller, callOperation } from "../call.ts";
import { collectionDocument, itemDocument } from "../documents.ts";
import { parseQuery, querySchemaOf } from "../query.ts";
import type { Answer, Collection, Operation, Representation } from "../resource.ts";

type AdmissionField = "method" | "permission" | "otherSide" | "scope" | "operator" | "personal" | "freshProof";
type FirstAnswersOptions = Pick<ApiOptions, "database" | "resources"> & {
  identify: (request: FastifyRequest, operation: Pick<Operation, AdmissionField>) => Promise<Caller>;
  readScreen: ReadScreen;
  /** Documents of plain calls that every screen needs, by their addresses. */
  always: Readonly<Record<string, () => Promise<object>>>;
};

/** Each read asks for its own rights. */
const screensOperation = { ...screenCalls.calls.get, permission: undefined, operator: false, freshProof: false };

/** `GET /api/screens`: each read is one call of its operation, with its caller's rights (decision 0176). */
export async function firstAnswers(app: FastifyInstance, options: FirstAnswersOptions): Promise<void> {
  const callables = new Map<string, CallableOperation>();
  for (const resource of options.resources)
    for (const operation of resource.operations)
      callables.set(`${resource.path} ${operation.name}`, { resource, operation, query: querySchemaOf(operation) });

  app.get(`/${screenCalls.path}`, async (request, reply) => {
    const { userId } = await options.identify(request, screensOperation);
    const opened = openedAt(parseQuery(screenQuery, request.query).address, userId);
    const answers: Record<string, object> = {};
    const read = async (asked: ScreenRead) => {
      const callable = callables.get(`${asked.resource.path} ${asked.name}`);
      const [question, document] = (callable && (await answered(request, options, callable, asked))) ?? [];
      if (question !== undefined && document !== undefined) answers[question] = document;
      return document;
    };
    const beside = Object.entries(options.always).map(async ([path, document]) => {
      answers[path] = await document();
    });
    await Promise.all([options.readScreen(opened, read), ...beside]);
    return reply.header("cache-control", "private, no-store").send({ answers });
  });
}

function openedAt(address: string, userId: string): OpenedScreen {
  const [path = "", query] = address.split("?");
  const parameters = new URLSearchParams(query);
  const search = [...new Set(parameters.keys())].map((name) => {
    const values = parameters.getAll(name);
    return [name, values.length > 1 ? values : (values[0] ?? "")] as const;
  });
  return { userId, path, search: Object.fromEntries(search) };
}

/** A refused read is left out: the app asks again, and shows its refusal. */
async function answered(
  request: FastifyRequest,
  { database, identify }: FirstAnswersOptions,
  callable: CallableOperation,
  { resource, name, id, query = {} }: ScreenRead,
): Promise<[string, object] | undefined> {
  const address = questionAt(callAddress(resource, name, id === undefined ? {} : { id }) + searchString(query));
  try {
    const caller = await identify(request, callable.operation);
    const { answer } = await callOperation(database, caller, callable, {
      parameters: id === undefined ? {} : { id },
      query: asText(query),
      body: undefined,
      key: undefined,
      ifMatch: undefined,
      signal: request.signal,
    });
    return [address, documentOf(callable, `/api${address}`, answer)];
  } catch {
    return undefined;
  }
}

/** As an address would carry them. */
const asText = (query: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== "")
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]),
  );

const documentOf = ({ resource, operation }: CallableOperation, address: string, answer: Answer): object =>
  operation.answers === "collection"
    ? collectionDocument(resource, operation, address, answer as Collection)
    : itemDocument(operation.of ?? resource, answer as Representation);
