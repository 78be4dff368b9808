import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api, download } from "#platform/web/calls/client.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { ListFileMenu } from "#platform/web/components/ListFileMenu.tsx";
import { ListSection } from "#platform/web/components/ListSection.tsx";
import { RowsSkeleton } from "#platform/web/components/loading/RowsSkeleton.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Pager } from "#platform/web/components/rows/Pager.tsx";
import { transactionsQuery } from "./api.ts";
import { TransactionFilters } from "./TransactionFilters.tsx";
import { TransactionTable } from "./TransactionTable.tsx";
import { texts } from "./texts.ts";
import { hasTransactionFilter, type TransactionSearch } from "./transaction-search.ts";

const billingWords = texts.billing;

type TransactionsProps = {
  organizationId: string;
  search: TransactionSearch;
  onSearch: (search: TransactionSearch) => void;
  /** Filters of other modules' nouns. */
  moreFilters?: ReactNode;
};

export function Transactions({ organizationId, search, onSearch, moreFilters }: TransactionsProps) {
  const { page = 1, ...filter } = search;
  const query = useQuery(transactionsQuery({ organization: organizationId, ...search }));
  const none = hasTransactionFilter(search)
    ? { title: billingWords.noneFound }
    : { title: billingWords.none, text: billingWords.noneText };
  return (
    <ListSection
      title={billingWords.transactions}
      action={
        <ListFileMenu
          name="transactions"
          read={(format) =>
            download(api.transactions, "export", { query: { organization: organizationId, ...filter, format } })
          }
        />
      }
    >
      <TransactionFilters search={search} onSearch={onSearch} more={moreFilters} />
      <QueryState query={query} inline skeleton={<RowsSkeleton rows={12} />}>
        {({ items, totalItems }) =>
          totalItems === 0 ? (
            <Empty {...none} />
          ) : (
            <div>
              <TransactionTable transactions={items} />
              <Pager page={page} totalItems={totalItems} onChange={(chosen) => onSearch({ ...search, page: chosen })} />
            </div>
          )
        }
      </QueryState>
    </ListSection>
  );
}
