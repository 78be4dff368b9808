import { Button, Group, Select, Stack, Table, Text, Title } from "@mantine/core";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { fetchCollection, fetchFile } from "#platform/web/api.ts";
import { EmptyState } from "#platform/web/components/EmptyState.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Pager } from "#platform/web/components/rows/Pager.tsx";
import { formatDay } from "#platform/web/dates.ts";
import { saveFile } from "#platform/web/save-file.ts";
import type { Invoice } from "../contract.ts";
import { invoiceKinds, kindsOfInvoice } from "../invoice.ts";
import type { InvoiceSearch } from "./invoice-search.ts";
import { texts } from "./texts.ts";

const kinds = invoiceKinds.map((value) => ({ value, label: kindsOfInvoice[value].name }));

type InvoicesProps = { organizationId: string; search: InvoiceSearch; onSearch: (search: InvoiceSearch) => void };

/** What was issued to an organization, newest first. */
export function Invoices({ organizationId, search, onSearch }: InvoicesProps) {
  const filter = { organization: organizationId, ...search };
  const query = useQuery({
    queryKey: ["invoices", filter],
    queryFn: () => fetchCollection<Invoice>("/invoices", filter),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack component="section" gap="md">
      <Group justify="space-between" align="flex-end">
        <Title order={2} fz={20}>
          {texts.list}
        </Title>
        <Select
          label={texts.kind}
          placeholder={texts.all}
          data={kinds}
          value={search.kind ?? null}
          onChange={(chosen) => onSearch({ kind: invoiceKinds.find((kind) => kind === chosen) })}
          w={{ base: "100%", xs: 220 }}
          clearable
        />
      </Group>
      <QueryState query={query} inline>
        {({ items, totalItems }) =>
          totalItems === 0 ? (
            <EmptyState title={texts.none} text={texts.noneText} />
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
    </Stack>
  );
}

function InvoiceTable({ invoices }: { invoices: Invoice[] }) {
  return (
    <Table verticalSpacing="sm" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{texts.number}</Table.Th>
          <Table.Th visibleFrom="sm">{texts.issuedAt}</Table.Th>
          <Table.Th visibleFrom="sm" ta="right">
            {texts.tax}
          </Table.Th>
          <Table.Th ta="right">{texts.amount}</Table.Th>
          <Table.Th aria-label={texts.download} />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function InvoiceRow({
  invoice: { id, kind, number, orderNumber, creditsNumber, issuedAt, taxCents, grossCents },
}: {
  invoice: Invoice;
}) {
  const about = [kindsOfInvoice[kind].name, texts.order(orderNumber), creditsNumber && texts.credits(creditsNumber)];
  const downloading = useMutation({
    meta: { says: texts.downloading },
    mutationFn: async () => saveFile(`${number}.pdf`, await fetchFile(`/invoices/${id}/file`)),
    onError: notify.failure,
  });
  const amount = kindsOfInvoice[kind].credits ? -grossCents : grossCents;
  return (
    <Table.Tr>
      <Table.Td>
        <span className="figures">{number}</span>
        <Text fz="sm" c="dimmed">
          {about.filter(Boolean).join(" · ")}
        </Text>
        <Text fz="sm" c="dimmed" hiddenFrom="sm">
          {formatDay(issuedAt)}
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="sm" style={{ whiteSpace: "nowrap" }}>
        {formatDay(issuedAt)}
      </Table.Td>
      <Table.Td visibleFrom="sm" ta="right">
        <Money cents={taxCents} />
      </Table.Td>
      <Table.Td ta="right" fw={600}>
        <Money cents={amount} />
      </Table.Td>
      <Table.Td ta="right">
        <Button
          variant="link"
          size="compact-sm"
          aria-label={texts.downloadNamed(number)}
          loading={downloading.isPending}
          onClick={() => downloading.mutate()}
        >
          {texts.download}
        </Button>
      </Table.Td>
    </Table.Tr>
  );
}
