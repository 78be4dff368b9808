import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { ListFileMenu } from "#platform/web/components/ListFileMenu.tsx";
import { inOrder } from "#platform/web/components/loading/Waiting.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { Adjustments } from "../../adjustments/web/Adjustments.tsx";
import { SearchedRows } from "../../web/rows/SearchedRows.tsx";
import { organizationRecordsQuery, organizationsFile } from "./api.ts";
import { OrganizationRow } from "./OrganizationRow.tsx";
import { type OrganizationsSearch, organizationsSearch } from "./organizations-search.ts";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/_operator/operator/organizations")({
  validateSearch: addressOf<OrganizationsSearch>(),
  component: OrganizationsPage,
});

const choices = Object.entries(texts.statuses).map(([value, label]) => ({ value: Number(value), label }));

/** Balances, suspensions and adjustments of all organizations (R1.10). */
function OrganizationsPage() {
  const search = readAddress(organizationsSearch, Route.useSearch());
  return (
    <Page
      title={texts.title}
      actions={<ListFileMenu name="organizations" read={(format) => organizationsFile(search, format)} />}
    >
      <Stack gap={40} className={inOrder}>
        <SearchedRows
          texts={texts}
          search={search}
          filter={{ of: "status", label: texts.status, all: texts.all, choices }}
          query={useQuery(organizationRecordsQuery(search))}
        >
          {(organization) => <OrganizationRow key={organization.id} organization={organization} />}
        </SearchedRows>
        <Adjustments />
      </Stack>
    </Page>
  );
}
