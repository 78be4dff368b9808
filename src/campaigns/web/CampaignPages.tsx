import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { type CampaignsFilter, campaignsQuery } from "./api.ts";
import { CampaignTable } from "./CampaignTable.tsx";
import { MorePages } from "./MorePages.tsx";

type CampaignPagesProps = { filter: CampaignsFilter; withProject?: boolean };

/** Give it the place's id as its key: another place begins with its first page. */
export function CampaignPages({ filter, withProject = false }: CampaignPagesProps) {
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...campaignsQuery({ ...filter, page }),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryState query={query} inline>
      {({ items, totalItems }) => (
        <div>
          <CampaignTable campaigns={items} withProject={withProject} />
          <MorePages page={page} totalItems={totalItems} onChange={setPage} />
        </div>
      )}
    </QueryState>
  );
}
