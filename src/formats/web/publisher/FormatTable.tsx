import { Button, Table, Text, VisuallyHidden } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { MediaStatusBadge } from "#media/web/MediaStatusBadge.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { texts as priceWords } from "../../agreed-prices/web/texts.ts";
import type { Format } from "../../contract.ts";
import { editFormat } from "../api.ts";
import { turnaroundInWords } from "../durations.ts";
import { ContributorNote } from "../offer/ContributorNote.tsx";
import { DirectLink } from "../offer/DirectLink.tsx";
import { texts } from "../texts.ts";
import { publisherDashboardWords } from "./words.ts";

export function FormatTable({ formats, maySell }: { formats: Format[]; maySell: boolean }) {
  return (
    <Table.ScrollContainer minWidth={0} mt="sm">
      <Table verticalSpacing={8} horizontalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{publisherDashboardWords.format}</Table.Th>
            <Table.Th className="numeric">{publisherDashboardWords.price}</Table.Th>
            <Table.Th visibleFrom="sm">{publisherDashboardWords.turnaround}</Table.Th>
            <Table.Th>{publisherDashboardWords.status}</Table.Th>
            {maySell && (
              <Table.Th>
                <VisuallyHidden>{publisherDashboardWords.edit}</VisuallyHidden>
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {formats.map((format) => (
            <FormatRow key={format.id} format={format} maySell={maySell} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function FormatRow({ format, maySell }: { format: Format; maySell: boolean }) {
  return (
    <Table.Tr>
      <Table.Td>
        {format.formatType}
        <Text fz="xs" c="dimmed" hiddenFrom="sm">
          {turnaroundInWords(format.turnaroundHours)}
        </Text>
        <ContributorNote format={format} />
        <DirectLink format={format} />
        {format.rejectionReason && <Rejection format={format} />}
      </Table.Td>
      <Table.Td className="numeric">
        <Money cents={format.priceCents || null} />
        {format.agreedPriceCount > 0 && (
          <AnchorLink to="/publisher/dashboard/offers/prices" search={{ format: format.id }} fz="xs" display="block">
            {priceWords.count(format.agreedPriceCount)}
          </AnchorLink>
        )}
      </Table.Td>
      <Table.Td visibleFrom="sm" style={{ whiteSpace: "nowrap" }}>
        {turnaroundInWords(format.turnaroundHours)}
      </Table.Td>
      <Table.Td>
        <MediaStatusBadge status={format.status} />
      </Table.Td>
      {maySell && (
        <Table.Td ta="end">
          <AnchorLink
            to="/format/$formatId/edit"
            params={{ formatId: format.id }}
            fz="sm"
            aria-label={publisherDashboardWords.editFormat(format.formatType)}
          >
            {publisherDashboardWords.edit}
          </AnchorLink>
        </Table.Td>
      )}
    </Table.Tr>
  );
}

function Rejection({ format: { id, formatType, rejectionReason, moves } }: { format: Format }) {
  const again = useMutation({
    meta: { says: texts.changes.status(formatType) },
    mutationFn: () => editFormat(id, { status: "listed" }),
    onSuccess: ({ status }) => notify.success(publisherDashboardWords.moved[status](formatType)),
    onError: notify.failure,
  });
  return (
    <>
      <Text fz="sm" maw={480}>
        {publisherDashboardWords.rejected(rejectionReason ?? "")}
      </Text>
      {moves.includes("resubmit") && (
        <Button
          variant="link"
          loading={again.isPending}
          aria-label={publisherDashboardWords.listAgainNamed(formatType)}
          onClick={() => again.mutate()}
        >
          {publisherDashboardWords.listAgain}
        </Button>
      )}
    </>
  );
}
