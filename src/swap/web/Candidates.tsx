import { Stack, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { Listing } from "#marketplace/contract.ts";
import { similarQuery } from "#marketplace/web/medium/api.ts";
import type { Order } from "#orders/contract.ts";
import { idOf } from "#platform/contract/iri.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { DebouncedInput } from "#platform/web/components/form/DebouncedInput.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Pager } from "#platform/web/components/rows/Pager.tsx";
import { candidatesQuery, dearerQuery } from "./api.ts";
import { Candidate } from "./Candidate.tsx";
import classes from "./swap.module.css";
import type { SwapAddress } from "./swap-search.ts";
import { texts } from "./texts.ts";

type CandidatesProps = { order: Order; address: SwapAddress; onChange: (part: SwapAddress) => void };

/** Formats of the order's type: similar media first, then a like price, then dearer ones; or a search's results. */
export function Candidates({ order, address: { search, page = 1, format }, onChange }: CandidatesProps) {
  const listed = useQuery(candidatesQuery(order, search, page));
  const similar = useSimilar(order, !search && page === 1);
  const more = useQuery({ ...dearerQuery(order), enabled: !search });
  const known = listed.data?.items ?? [];
  const others = (items: Listing[]) =>
    items.filter(({ id }) => id !== idOf(order.format) && !similar.some((other) => other.id === id));
  return (
    <Stack gap="lg" className={classes.candidates}>
      <DebouncedInput
        type="search"
        label={texts.search}
        value={search}
        parse={(text) => text.trim() || undefined}
        write={(text) => text}
        onCommit={(text) => onChange({ search: text, page: undefined })}
      />
      {similar.length > 0 && <Group title={texts.similar} listings={similar} chosen={format} />}
      <QueryState query={listed} inline>
        {({ items, totalItems }) => (
          <div>
            {others(items).length > 0 && (
              <Group title={search ? texts.found : texts.likePrice} listings={others(items)} chosen={format} />
            )}
            {totalItems > items.length && (
              <Pager page={page} totalItems={totalItems} onChange={(chosen) => onChange({ page: chosen })} />
            )}
            {search && others(items).length === 0 && <Empty title={texts.nothingFound(search)} />}
          </div>
        )}
      </QueryState>
      {!search && (
        <QueryState query={more} inline>
          {({ items }) => (
            <Dearer
              listings={others(items)}
              isOnly={listed.isSuccess && others(known).length + similar.length === 0}
              chosen={format}
            />
          )}
        </QueryState>
      )}
    </Stack>
  );
}

function useSimilar({ media, campaign, format, formatType }: Order, isWanted: boolean): Listing[] {
  const { data } = useQuery({ ...similarQuery(idOf(media), idOf(campaign ?? "")), enabled: isWanted });
  if (!isWanted || !data) return [];
  return data.items.filter((listing) => listing.formatType.name === formatType && listing.id !== idOf(format));
}

type DearerProps = { listings: Listing[]; isOnly: boolean; chosen: string | undefined };

/** Says that nothing was found only when no other list shows anything. */
function Dearer({ listings, isOnly, chosen }: DearerProps) {
  if (listings.length > 0) return <Group title={texts.dearer} listings={listings} chosen={chosen} />;
  return isOnly && <Empty title={texts.none} />;
}

type GroupProps = { title: string; listings: Listing[]; chosen: string | undefined };

function Group({ title, listings, chosen }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title order={2} mb="sm" id={id}>
        {title}
      </Title>
      <ul className={classes.list}>
        {listings.map((listing) => (
          <Candidate key={listing.id} listing={listing} isChosen={listing.id === chosen} />
        ))}
      </ul>
    </section>
  );
}
