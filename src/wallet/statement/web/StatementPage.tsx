import { Alert, Group, Stack, Table, Text, Title } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { roleMay } from "#accounts/permissions.ts";
import { useClientUser } from "#accounts/web/api.ts";
import { fetchItem, searchString } from "#platform/web/api.ts";
import { EmptyState } from "#platform/web/components/EmptyState.tsx";
import { FileMenu } from "#platform/web/components/FileMenu.tsx";
import { DateField } from "#platform/web/components/form/DateField.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Pager } from "#platform/web/components/rows/Pager.tsx";
import { guarded } from "#platform/web/guards.ts";
import { addressOf, readAddress } from "#platform/web/navigation/search.ts";
import { texts as platformTexts } from "#platform/web/texts.ts";
import { stateColors } from "#platform/web/theme/theme.ts";
import { texts as walletTexts } from "../../web/texts.ts";
import { linesOnPage, type Statement } from "../contract.ts";
import { periodOf } from "../period.ts";
import { accountNames, shownAccounts, verdictOf } from "../statement-table.ts";
import { StatementLines } from "./StatementLines.tsx";
import { type StatementSearch, statementSearch } from "./statement-search.ts";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/_profile/profile/billing/statement")({
  beforeLoad: guarded("auth"),
  validateSearch: addressOf<StatementSearch>(),
  component: StatementPage,
});

const isDay = /^\d{4}-\d\d-\d\d$/;

/** What moved on an organization's accounts in a period, re-added entry by entry (R10.4). */
function StatementPage() {
  const search = readAddress(statementSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const { currentOrganization: organization, currentOrganizationRole: role } = useClientUser();
  const back = <AnchorLink to="/profile/billing">{walletTexts.billing.title}</AnchorLink>;
  if (!organization || !role || !roleMay(role, "wallet.read"))
    return (
      <Page title={texts.title} above={back}>
        <EmptyState title={platformTexts.noPermissions} text={walletTexts.needsAdmin} />
      </Page>
    );
  const { from, to } = periodOf(search, new Date());
  const set = (changed: StatementSearch) =>
    void navigate({ search: { from, to, ...changed }, replace: true, resetScroll: false });
  const dayOf = (day: string) => (isDay.test(day) ? day : undefined);
  return (
    <Page
      title={texts.title}
      above={back}
      actions={
        <FileMenu
          label={texts.download}
          says={texts.downloading}
          formats={texts.formats}
          name={`statement-${from}-${to}`}
          pathOf={(format) => `/statements/${organization.id}/file${searchString({ from, to, format })}`}
        />
      }
    >
      <Stack gap="xl">
        <Text c="dimmed">{texts.lead(organization.name)}</Text>
        <Group gap="sm">
          <DateField label={texts.from} value={from} onChange={(day) => set({ from: dayOf(day) })} w={150} />
          <DateField label={texts.to} value={to} onChange={(day) => set({ to: dayOf(day) })} w={150} />
        </Group>
        <StatementOf
          organizationId={organization.id}
          search={{ from, to, page: search.page }}
          onPage={(page) => set({ page })}
        />
      </Stack>
    </Page>
  );
}

type StatementOfProps = { organizationId: string; search: StatementSearch; onPage: (page: number) => void };

function StatementOf({ organizationId, search, onPage }: StatementOfProps) {
  const query = useQuery({
    queryKey: ["statements", organizationId, search],
    queryFn: () => fetchItem<Statement>(`/statements/${organizationId}${searchString(search)}`),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryState query={query} inline>
      {(statement) => (
        <Stack gap="xl">
          <Alert
            color={statement.holds ? stateColors.good : stateColors.bad}
            title={texts.checked[`${statement.holds}`]}
          >
            {verdictOf(statement)}
          </Alert>
          <AccountTable statement={statement} />
          <Stack component="section" gap="md">
            <Title order={2} fz={20}>
              {texts.entries}
            </Title>
            {statement.lineCount === 0 ? (
              <EmptyState title={texts.none} />
            ) : (
              <div>
                <StatementLines lines={statement.lines} />
                <Pager
                  page={search.page ?? 1}
                  totalItems={statement.lineCount}
                  itemsPerPage={linesOnPage}
                  onChange={onPage}
                />
              </div>
            )}
          </Stack>
        </Stack>
      )}
    </QueryState>
  );
}

/** On a narrow screen where each account began and ended; what came in and went out stands in the entries. */
function AccountTable({ statement }: { statement: Statement }) {
  return (
    <Table verticalSpacing="sm" aria-label={texts.accounts}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{texts.account}</Table.Th>
          <Table.Th ta="right">{texts.opening}</Table.Th>
          <Table.Th ta="right" visibleFrom="sm">
            {texts.in}
          </Table.Th>
          <Table.Th ta="right" visibleFrom="sm">
            {texts.out}
          </Table.Th>
          <Table.Th ta="right">{texts.closing}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {shownAccounts(statement).map(({ account, openingCents, inCents, outCents, closingCents }) => (
          <Table.Tr key={account}>
            <Table.Th fw={500}>{accountNames[account]}</Table.Th>
            <Table.Td ta="right">
              <Money cents={openingCents} />
            </Table.Td>
            <Table.Td ta="right" visibleFrom="sm">
              <Money cents={inCents} />
            </Table.Td>
            <Table.Td ta="right" visibleFrom="sm">
              <Money cents={outCents} />
            </Table.Td>
            <Table.Td ta="right" fw={600}>
              <Money cents={closingCents} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
