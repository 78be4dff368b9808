import type { AddressedCall } from "../contract/plain-calls.ts";
import type { RefusalList } from "../contract/refusals.ts";
import type { OperationAdmission } from "../contract/resource.ts";
import { inTurns } from "./in-turns.ts";
import { type DescribedAccess, operationObject, plainObject } from "./openapi-operations.ts";
import { errorSchema, sharedRefusals } from "./openapi-refusals.ts";
import { namedSchemas } from "./openapi-schemas.ts";
import type { Resource } from "./resource.ts";

type AccessOfCall = (call: OperationAdmission & { method: string }) => DescribedAccess | undefined;

export type DescribedApi = {
  resources: Resource[];
  /** Registered elsewhere, described here. */
  plainCalls: AddressedCall[];
  refusals: RefusalList;
  accessOf: AccessOfCall;
  publicUrl: string;
  title: string;
  /** Markdown with a heading for each chapter: how to call the API. */
  chapters: string;
};

/** Describes the API as OpenAPI 3.1, from the declarations that the routes use. Others are served meanwhile. */
export async function openApi({ resources, plainCalls, refusals, accessOf, publicUrl, title, chapters }: DescribedApi) {
  const paths: Record<string, Record<string, object>> = {};
  const add = (path: string, method: string, described: object) => {
    paths[path] = { ...paths[path], [method.toLowerCase()]: described };
  };
  const shared = sharedRefusals(refusals);
  await inTurns(resources, (resource) => {
    for (const operation of resource.operations)
      add(
        `/api/${resource.path}${operation.path}`,
        operation.method,
        operationObject(resource, operation, shared.of(operation), accessOf(operation)),
      );
  });
  for (const call of plainCalls)
    add(
      `/api${call.path}`,
      call.method,
      plainObject(call, tagOf(call, resources), shared.of(call), call.isOpen ? undefined : accessOf(call)),
    );
  return {
    openapi: "3.1.0",
    info: {
      title: `${title} API`,
      version: "1",
      description: chapters,
      contact: { name: title, url: publicUrl },
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: publicUrl }],
    security: [{ bearer: [] }],
    tags: [
      ...resources.map(({ name, description }) => ({ name, description })),
      { name: otherTag, description: "What is no resource: files on their way, streams, and words for visitors." },
    ],
    "x-tagGroups": tagGroups(resources, accessOf),
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", description: bearerWords } },
      responses: shared.components,
      schemas: { ...(await namedSchemas(resources)), Error: errorSchema(refusals) },
    },
  };
}

const bearerWords = "An API token, a service account's token, an app's access token, or your session.";

const otherTag = "Other calls";

const tagOf = ({ path }: AddressedCall, resources: Resource[]): string =>
  resources.find((each) => path.startsWith(`/${each.path}/`))?.name ?? otherTag;

/** Readers find first what a key opens, then what only operators or screens call. */
function tagGroups(resources: Resource[], accessOf: AccessOfCall) {
  const groupOf = ({ operations }: Resource): TagGroup => {
    if (operations.every(({ operator }) => operator)) return "For operators";
    const isOpened = operations.map(accessOf).some((access) => access && "scopes" in access);
    return isOpened ? "Resources" : "For people alone";
  };
  const tags = [...resources.map((each) => ({ name: each.name, group: groupOf(each) })), otherCalls];
  return tagGroupNames.map((name) => ({
    name,
    tags: tags.filter(({ group }) => group === name).map((tag) => tag.name),
  }));
}

const tagGroupNames = ["Resources", "For operators", "For people alone"] as const;
type TagGroup = (typeof tagGroupNames)[number];
const otherCalls = { name: otherTag, group: "Resources" as TagGroup };
