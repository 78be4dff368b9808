import { Group, NativeSelect, Stack, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import { EmptyState } from "#platform/web/components/EmptyState.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { Pager } from "#platform/web/components/Pager.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Rows } from "#platform/web/components/Rows.tsx";
import { addressOf, readAddress } from "#platform/web/navigation/search.ts";
import { Adjustments } from "./Adjustments.tsx";
import { organizationsQuery } from "./api.ts";
import { OrganizationRow } from "./OrganizationRow.tsx";
import { type OrganizationsSearch, organizationsSearch } from "./organizations-search.ts";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/_operator/operator/organizations")({
  validateSearch: addressOf<OrganizationsSearch>(),
  component: OrganizationsPage,
});

const statuses = [
  { value: "", label: texts.all },
  ...Object.entries(texts.statuses).map(([value, label]) => ({ value, label })),
];

/** Every organization: what it holds, who may go on, and corrections of balances (R1.10). */
function OrganizationsPage() {
  const search = readAddress(organizationsSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const query = useQuery(organizationsQuery(search));
  const [typed, setTyped] = useState(search.search ?? "");
  const go = (next: OrganizationsSearch) => void navigate({ search: next, replace: true, resetScroll: false });
  const find = useDebouncedCallback(
    (name: string) => go({ ...search, search: name || undefined, page: undefined }),
    300,
  );
  return (
    <Page title={texts.title}>
      <Stack gap={40}>
        <div>
          <Group align="flex-end" gap="md" mb="md">
            <TextInput
              label={texts.search}
              value={typed}
              onChange={({ currentTarget }) => {
                setTyped(currentTarget.value);
                find(currentTarget.value);
              }}
            />
            <NativeSelect
              label={texts.status}
              data={statuses}
              value={search.status === undefined ? "" : String(search.status)}
              onChange={({ currentTarget: { value } }) =>
                go({ ...search, status: value === "" ? undefined : Number(value), page: undefined })
              }
            />
          </Group>
          <QueryState query={query}>
            {({ items, totalItems }) =>
              totalItems === 0 ? (
                <EmptyState title={texts.none} />
              ) : (
                <>
                  <Rows label={texts.title}>
                    {items.map((organization) => (
                      <OrganizationRow key={organization.id} organization={organization} />
                    ))}
                  </Rows>
                  <Pager page={search.page ?? 1} totalItems={totalItems} onChange={(page) => go({ ...search, page })} />
                </>
              )
            }
          </QueryState>
        </div>
        <Adjustments />
      </Stack>
    </Page>
  );
}
