import { Box, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { formatCents } from "#platform/money/money.ts";
import { EmptyState } from "#platform/web/components/EmptyState.tsx";
import { FormButton } from "#platform/web/components/form/FormButton.tsx";
import { RemoveButton } from "#platform/web/components/form/RemoveButton.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { PagedRows } from "#platform/web/components/PagedRows.tsx";
import { Row } from "#platform/web/components/Rows.tsx";
import { formatDay } from "#platform/web/dates.ts";
import { addressOf, readAddress } from "#platform/web/navigation/search.ts";
import type { Voucher } from "../contract.ts";
import { closeVoucher, vouchersQuery } from "./api.ts";
import { texts } from "./texts.ts";
import { VoucherForm } from "./VoucherForm.tsx";

const voucherSearch = z.object({ page: z.coerce.number().int().min(1).default(1) });

export const Route = createFileRoute("/_operator/operator/vouchers")({
  validateSearch: addressOf<{ page: number }>(),
  component: VouchersPage,
});

/** The vouchers that the operator gives away. */
function VouchersPage() {
  const { page } = readAddress(voucherSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const query = useQuery(vouchersQuery(page));
  const add = (
    <FormButton label={texts.add} title={texts.add}>
      {(close) => <VoucherForm onDone={close} />}
    </FormButton>
  );
  return (
    <Page title={texts.title} actions={add}>
      <Text c="dimmed" mb="md" maw={720}>
        {texts.lead}
      </Text>
      <PagedRows
        query={query}
        label={texts.title}
        page={page}
        onPage={(chosen) => void navigate({ search: { page: chosen }, replace: true })}
        none={<EmptyState title={texts.none} text={texts.noneText} />}
      >
        {(voucher) => <VoucherRow key={voucher.id} voucher={voucher} />}
      </PagedRows>
    </Page>
  );
}

function VoucherRow({ voucher }: { voucher: Voucher }) {
  const { id, code, amountCents, endsAt, redemptions, redemptionsMax } = voucher;
  const isOver = new Date(endsAt).getTime() <= Date.now();
  return (
    <Row>
      <Group justify="space-between">
        <Box flex="1 1 260px">
          <Text fw={600} className="figures">
            {code}
          </Text>
          <Text c="dimmed" fz="sm">
            {texts.summary(formatCents(amountCents), formatDay(endsAt))} · {texts.used(redemptions, redemptionsMax)}
          </Text>
        </Box>
        {isOver ? (
          <Text c="dimmed" fz="sm">
            {texts.ended}
          </Text>
        ) : (
          <RemoveButton name={code} text={texts.closeText} onRemove={() => closeVoucher(id)} />
        )}
      </Group>
    </Row>
  );
}
