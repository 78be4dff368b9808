import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { lazy } from "react";
import { formatCents } from "#platform/money/money.ts";
import { RemoveButton } from "#platform/web/components/form/RemoveButton.tsx";
import { ListFileMenu } from "#platform/web/components/ListFileMenu.tsx";
import { DataRow } from "#platform/web/components/rows/DataRow.tsx";
import { ListPage } from "#platform/web/components/rows/ListPage.tsx";
import { usePaging } from "#platform/web/components/rows/use-paging.ts";
import type { PageSearch } from "#platform/web/navigation/page-search.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { dayInWords } from "#platform/words/day-words.ts";
import type { Voucher } from "../contract.ts";
import { closeVoucher, redemptionsFile, vouchersFile, vouchersQuery } from "./api.ts";
import { texts } from "./texts.ts";

const loadForm = () => import("./VoucherForm.tsx");
const VoucherForm = lazy(loadForm);

export const Route = createFileRoute("/_operator/operator/vouchers")({
  validateSearch: addressOf<PageSearch>(),
  component: VouchersPage,
});

function VouchersPage() {
  const paging = usePaging();
  return (
    <ListPage
      texts={texts}
      add={(close) => <VoucherForm onDone={close} />}
      loadAdd={loadForm}
      actions={
        <>
          <ListFileMenu name="vouchers" read={vouchersFile} />
          <ListFileMenu name="voucher-redemptions" label={texts.exportRedemptions} read={redemptionsFile} />
        </>
      }
      query={useQuery(vouchersQuery(paging.page))}
      {...paging}
    >
      {(voucher) => <VoucherRow key={voucher.id} voucher={voucher} />}
    </ListPage>
  );
}

function VoucherRow({ voucher }: { voucher: Voucher }) {
  const { id, code, amountCents, endsAt, redemptions, redemptionsMax } = voucher;
  const isOver = new Date(endsAt).getTime() <= Date.now();
  const summary = [
    texts.summary(formatCents(amountCents), dayInWords(endsAt)),
    texts.used(redemptions, redemptionsMax),
  ];
  return (
    <DataRow name={code} summary={summary.join(" · ")}>
      {isOver ? (
        <Text c="dimmed" fz="sm">
          {texts.ended}
        </Text>
      ) : (
        <RemoveButton name={code} text={texts.closeText} onRemove={() => closeVoucher(id)} />
      )}
    </DataRow>
  );
}
