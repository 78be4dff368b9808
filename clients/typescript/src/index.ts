import { defaults, type Error as Refusal } from "./operations.gen.ts";

export * from "./operations.gen.ts";

/** The installation's address, and the token of a person, a service account or an app. */
export type Connection = { url: string | undefined; token: string | undefined };

/**
 * Makes all calls from now on to this installation with this token. A program with several tokens gives each call its
 * own `{ baseUrl, headers }` as the second argument.
 */
export function connect({ url, token }: Connection): void {
  if (!url) throw new TypeError("Name the address of the installation.");
  if (!token) throw new TypeError("Name a token.");
  defaults.baseUrl = url.replace(/\/+$/, "");
  defaults.headers = { authorization: `Bearer ${token}` };
}

/** A call that the server refused: nothing was done. `message` is for people, `code` for programs. */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly status: number;
  readonly code: Refusal["code"];
  /** The whole answer, with the `violations` of single fields. */
  readonly refusal: Refusal;
  constructor(status: number, refusal: Refusal) {
    super(refusal["hydra:description"]);
    this.status = status;
    this.code = refusal.code;
    this.refusal = refusal;
  }
}

defaults.fetch = async (address, options) => {
  const response = await fetch(address, options);
  const isRefusal = !response.ok && response.headers.get("content-type")?.startsWith("application/ld+json");
  if (isRefusal) throw new Refused(response.status, (await response.json()) as Refusal);
  return response;
};

/** The id in a resource's address: `/api/orders/0199…`. */
export const idOf = (address: string): string => address.slice(address.lastIndexOf("/") + 1);

type Page<Item> = { "hydra:member": Item[]; "hydra:view"?: { "hydra:next"?: string } };
type PageNamed = { page?: number; after?: string };

/** All items of a list, page by page: `for await (const order of each(ordersList, { status: ["published"] }))`. */
export async function* each<Query extends object, Item>(
  list: (query: Query & PageNamed) => Promise<Page<Item>>,
  query: Query,
): AsyncGenerator<Item, void> {
  let place: PageNamed | undefined = {};
  while (place) {
    const answer: Page<Item> = await list({ ...query, ...place });
    yield* answer["hydra:member"];
    place = placeIn(answer["hydra:view"]?.["hydra:next"]);
  }
}

function placeIn(next: string | undefined): PageNamed | undefined {
  if (next === undefined) return undefined;
  const { searchParams } = new URL(next, "https://byline.invalid");
  const after = searchParams.get("after");
  return { page: Number(searchParams.get("page") ?? 1), ...(after === null ? {} : { after }) };
}
