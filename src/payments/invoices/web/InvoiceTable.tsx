import { Button, Table, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { api, download } from "#platform/web/calls/client.ts";
import { Money } from "#platform/web/components/Money.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { saveFile } from "#platform/web/save-file.ts";
import { dayInWords } from "#platform/words/day-words.ts";
import type { Invoice } from "../contract.ts";
import { bookedCents, kindsOfInvoice } from "../invoice.ts";
import { texts } from "./texts.ts";

export function InvoiceTable({ invoices }: { invoices: Invoice[] }) {
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
  invoice: { id, kind, number, orderNumber, creditsNumber, seller, buyer, issuedAt, taxCents, grossCents },
}: {
  invoice: Invoice;
}) {
  const about = [texts.kinds[kind], texts.order(orderNumber), creditsNumber && texts.credits(creditsNumber)];
  const downloading = useMutation({
    meta: { says: texts.downloading },
    mutationFn: async () => saveFile(`${number}.pdf`, await download(api.invoices, "file", { id })),
    onError: notify.failure,
  });
  return (
    <Table.Tr>
      <Table.Td>
        <span className="figures">{number}</span>
        <Text fz="sm" c="dimmed">
          {about.filter(Boolean).join(" · ")}
        </Text>
        <Text fz="sm" style={{ overflowWrap: "anywhere" }}>
          {texts.parties(seller.name, buyer.name)}
        </Text>
        <Text fz="sm" c="dimmed" hiddenFrom="sm">
          {dayInWords(issuedAt)}
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="sm" style={{ whiteSpace: "nowrap" }}>
        {dayInWords(issuedAt)}
      </Table.Td>
      <Table.Td visibleFrom="sm" ta="right">
        {kindsOfInvoice[kind].isTaxed && <Money cents={bookedCents(kind, taxCents)} />}
      </Table.Td>
      <Table.Td ta="right" fw={600}>
        <Money cents={bookedCents(kind, grossCents)} />
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
