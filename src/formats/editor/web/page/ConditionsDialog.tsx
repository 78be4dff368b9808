import { Stack, Table, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { idOf } from "#platform/contract/iri.ts";
import { ConfirmModal } from "#platform/web/components/confirmation/ConfirmModal.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { RowsSkeleton } from "#platform/web/components/loading/RowsSkeleton.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { StayingPrices } from "../../../agreed-prices/web/StayingPrices.tsx";
import type { FormatFields } from "../../../conditions.ts";
import type { Format } from "../../../contract.ts";
import { openOrdersQuery } from "../../../web/api.ts";
import type { OpenOrders } from "../../contract.ts";
import { changedConditions } from "../changed-conditions.ts";
import type { FormatEdit } from "../form-values.ts";
import { texts } from "../texts.ts";

const conditionWords = texts.conditions;

type ConditionsDialogProps = {
  format: Format;
  edit: FormatEdit;
  isSaving: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Confirms new conditions, with the orders booked under the old ones (R4.8). */
export function ConditionsDialog({ format, edit, isSaving, onConfirm, onClose }: ConditionsDialogProps) {
  const query = useQuery(openOrdersQuery(format.id));
  return (
    <ConfirmModal
      opened
      title={conditionWords.title}
      confirmLabel={conditionWords.confirm}
      onConfirm={onConfirm}
      onClose={onClose}
      loading={isSaving}
      disabled={query.data === undefined}
    >
      <Stack gap="md">
        <Text>{conditionWords.lead(format.version + 1)}</Text>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Td />
              <Table.Th>{conditionWords.from}</Table.Th>
              <Table.Th>{conditionWords.to}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {changedConditions(format, { ...format, ...edit } as FormatFields).map(({ label, before, after }) => (
              <Table.Tr key={label}>
                <Table.Th scope="row">{label}</Table.Th>
                <Table.Td>{before}</Table.Td>
                <Table.Td>{after}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <QueryState query={query} inline skeleton={<RowsSkeleton rows={2} />}>
          {(open) => <TouchedOrders open={open} />}
        </QueryState>
        {edit.priceCents !== undefined && <StayingPrices format={format.id} />}
      </Stack>
    </ConfirmModal>
  );
}

function TouchedOrders({ open: { count, orders, organization, media } }: { open: OpenOrders }) {
  if (count === 0) return <Text>{conditionWords.noOrders}</Text>;
  const unsent = count - orders.length;
  const place = { organizationId: idOf(organization), mediaProjectId: idOf(media) };
  return (
    <div>
      <Text fw={600}>{conditionWords.orders(count)}</Text>
      <Text fz="sm">{conditionWords.ordersKeep}</Text>
      <ul>
        {orders.map(({ id, number, title }) => (
          <li key={id}>
            <AnchorLink
              fz="sm"
              to="/publisher/orders/$organizationId/$mediaProjectId"
              params={place}
              search={{ order: id }}
            >
              {conditionWords.order(number, title)}
            </AnchorLink>
          </li>
        ))}
      </ul>
      {unsent > 0 && orders.length < 20 && (
        <Text fz="sm" c="dimmed">
          {conditionWords.unsent(unsent)}
        </Text>
      )}
    </div>
  );
}
