import { VisuallyHidden } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Pager } from "#platform/web/components/Pager.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { fullPage } from "#platform/web/navigation/pages.ts";
import { campaignOrdersQuery } from "../loader-queries.ts";
import { NothingBooked } from "../NothingBooked.tsx";
import { texts } from "../texts.ts";
import { Board } from "./Board.tsx";

type BoardViewProps = { campaignId: string; page: number; onPage: (page: number) => void };

/** A campaign's orders on the board, a hundred at a time. */
export function BoardView({ campaignId, page, onPage }: BoardViewProps) {
  const query = useQuery(campaignOrdersQuery(campaignId, page));
  return (
    <QueryState query={query} inline>
      {({ items, totalItems }) =>
        totalItems === 0 ? (
          <NothingBooked campaignId={campaignId} />
        ) : (
          <div>
            <VisuallyHidden component="h2">{texts.views.names.board}</VisuallyHidden>
            <Board orders={items} />
            {totalItems > items.length && (
              <Pager page={page} totalItems={totalItems} itemsPerPage={fullPage} onChange={onPage} />
            )}
          </div>
        )
      }
    </QueryState>
  );
}
