import { Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Empty } from "#platform/web/components/Empty.tsx";
import { ListFileMenu } from "#platform/web/components/ListFileMenu.tsx";
import { ListSection } from "#platform/web/components/ListSection.tsx";
import { RowsSkeleton } from "#platform/web/components/loading/RowsSkeleton.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Pager } from "#platform/web/components/rows/Pager.tsx";
import { invoicesFile, invoicesQuery } from "./api.ts";
import { InvoiceTable } from "./InvoiceTable.tsx";
import type { InvoiceSearch } from "./invoice-search.ts";
import { KindFilter } from "./KindFilter.tsx";
import { texts } from "./texts.ts";

type InvoicesProps = { organizationId: string; search: InvoiceSearch; onSearch: (search: InvoiceSearch) => void };

/** Includes documents issued in the organization's name; newest first. */
export function Invoices({ organizationId, search, onSearch }: InvoicesProps) {
  const query = useQuery(invoicesQuery({ organization: organizationId, ...search }));
  return (
    <ListSection
      title={texts.list}
      action={
        <Group align="flex-end" gap="sm">
          <KindFilter value={search.kind} onChange={(kind) => onSearch({ kind })} />
          <ListFileMenu
            name="invoices"
            read={(format) => invoicesFile({ organization: organizationId, ...search }, format)}
          />
        </Group>
      }
    >
      <QueryState query={query} inline skeleton={<RowsSkeleton rows={12} />}>
        {({ items, totalItems }) =>
          totalItems === 0 ? (
            <Empty title={texts.none} text={texts.noneText} />
          ) : (
            <div>
              <InvoiceTable invoices={items} />
              <Pager
                page={search.page ?? 1}
                totalItems={totalItems}
                onChange={(page) => onSearch({ ...search, page })}
              />
            </div>
          )
        }
      </QueryState>
    </ListSection>
  );
}
