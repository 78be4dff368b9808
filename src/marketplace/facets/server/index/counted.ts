import type { Reader } from "#platform/database/database.ts";
import type { RangeFilterName } from "../../../columns.ts";
import type { ListingFilter } from "../../../contract.ts";
import type { Scope } from "../../../server/scope.ts";
import type { TextQuery } from "../../../text-query.ts";
import type { CatalogueWords } from "./catalogue.ts";
import { type CountedFacets, countFacets, countTotal } from "./count.ts";
import { countQueryOf } from "./count-query.ts";
import { countOffLoop } from "./counting.ts";
import type { FollowedCatalogue } from "./follow.ts";
import { followedCatalogue } from "./followed.ts";
import { mediaSetsOf } from "./media-sets.ts";
import { columnsOfPage, type FoundPage, findPage, type TextPageQuery } from "./page.ts";
import { findText, readForm } from "./searched-text.ts";
import type { MediaSet } from "./sets.ts";
import { SharedCounts } from "./shared-counts.ts";
import { named } from "./shared-key.ts";
import { Tallies } from "./tallies.ts";
import { type AbandonFlag, sharedFlag } from "./tally.ts";
import { ValueOrders } from "./value-orders.ts";

const countModule = new URL("./count.ts", import.meta.url);
const pageModule = new URL("./page.ts", import.meta.url);

export type FacetsOfWords = CountedFacets & { words: CatalogueWords };

type Counter = { counts: SharedCounts; tallies: Tallies; orders: ValueOrders };
const counters = new WeakMap<FollowedCatalogue, Counter>();

function counterOf(followed: FollowedCatalogue): Counter {
  const known = counters.get(followed) ?? {
    counts: new SharedCounts(),
    tallies: new Tallies(),
    orders: new ValueOrders(),
  };
  counters.set(followed, known);
  return known;
}

/** The signal of a caller who may hang up, and a look at changes that began with their call. */
export type Begun = { signal?: AbortSignal | undefined; look?: Promise<unknown> | undefined };

/** Asks for whom something is counted: the query, and the lists that it rests on. */
export type CountCall = Begun & { reader: Reader; query: ListingFilter; scope: Scope };

/**
 * Counts every facet of a query, including everything committed before this call. Equal queries share one count, which ends
 * when its last caller leaves.
 */
export async function facetsFor(call: CountCall): Promise<FacetsOfWords> {
  const followed = followedCatalogue(call.reader);
  await upToDate(followed, call.look);
  return shared("facets", call, followed, (sets, { signal, flag }) =>
    followed.read(async ({ columns, words }) => {
      const query = countQueryOf(call.query, words, sets);
      const { tallies, orders } = counterOf(followed);
      const { generation } = followed;
      const counted = await tallies.use(columns, query, generation, (tally, near) => {
        const orderOf = (facet: RangeFilterName) => orders.orderOf(columns, facet, generation);
        const step = near && {
          before: near.query,
          prices: orderOf("price"),
          order: orderOf(near.range),
          rows: orders.rowsOf(columns, generation),
        };
        return countOffLoop(columns, countModule, countFacets, [{ columns, query, tally, step, flag }], signal);
      });
      return { ...counted, words };
    }),
  );
}

/** Counts a query's listings; facets that are counted already, or being counted, tell it too. */
export async function totalFor(call: CountCall): Promise<number> {
  const followed = followedCatalogue(call.reader);
  await upToDate(followed, call.look);
  const key = named("facets", call.query);
  const known = counterOf(followed).counts.join<FacetsOfWords>(key, followed.generation, call.signal);
  if (known) return (await known).total;
  const counted = await shared("total", call, followed, (sets, { signal, flag }) =>
    followed.read(({ columns, words }) =>
      countOffLoop(columns, countModule, countTotal, [columns, countQueryOf(call.query, words, sets), flag], signal),
    ),
  );
  return counted.total;
}

/** Counts a text's listings, and finds the outlets of a page of them. Looks for what was meant where nothing is found. */
export async function pageFor(
  { reader, query, scope, signal, look }: CountCall,
  place: Pick<TextPageQuery, "order" | "skipped" | "reach">,
): Promise<FoundPage & { text: TextQuery }> {
  const followed = followedCatalogue(reader);
  const [form, sets] = await Promise.all([
    readForm(reader, query.search ?? ""),
    mediaSetsOf({ reader, query, scope }),
    upToDate(followed, look),
  ]);
  return findText(reader, form, async (text) => {
    const page = await followed.read(({ columns, words }) => {
      const asked = { query: countQueryOf(query, words, sets), text, ...place };
      return countOffLoop(columns, pageModule, findPage, [columnsOfPage(columns, asked), asked], signal);
    });
    return { ...page, text };
  });
}

type Leaving = { signal: AbortSignal; flag: AbandonFlag };
type Count<Result> = (sets: MediaSet[], leaving: Leaving) => Promise<Result>;

/** Looks for changes once: a page asks for its total at each call. A catalogue that was lost since the look looks anew. */
async function upToDate(followed: FollowedCatalogue, look: Promise<unknown> | undefined): Promise<void> {
  await look;
  if (!look || !followed.standing) await followed.caughtUp();
}

function shared<Result extends { isHeld: boolean }>(
  what: "total" | "facets",
  { reader, query, scope, signal }: CountCall,
  followed: FollowedCatalogue,
  count: Count<Result>,
): Promise<Result> {
  const { counts } = counterOf(followed);
  return counts.share(
    named(what, query),
    () => followed.generation,
    signal,
    async (left) => {
      const flag = sharedFlag();
      left.addEventListener("abort", () => Atomics.store(flag, 0, 1), { once: true });
      const [form, sets] = await Promise.all([
        query.search && readForm(reader, query.search),
        mediaSetsOf({ reader, query, scope }),
      ]);
      const countWith = async (...texts: MediaSet[]) => {
        left.throwIfAborted();
        return count([...sets, ...texts], { signal: left, flag });
      };
      return form ? findText(reader, form, (text) => countWith({ text })) : countWith();
    },
  );
}
