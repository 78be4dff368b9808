import { DataList, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Deed } from "#deeds/contract.ts";
import { disputeQuery } from "#orders/disputes/web/api.ts";
import { Stories } from "#orders/disputes/web/Stories.tsx";
import { topUpQuery } from "#payments/top-ups/web/api.ts";
import { TopUpFacts } from "#payments/top-ups/web/operator/TopUpFacts.tsx";
import type { Withdrawal } from "#payments/withdrawals/contract.ts";
import { withdrawalsQuery } from "#payments/withdrawals/web/api.ts";
import { idOf } from "#platform/contract/iri.ts";
import { formatCents } from "#platform/money/money.ts";
import { Fact } from "#platform/web/components/Fact.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Row, Rows } from "#platform/web/components/rows/Rows.tsx";
import { Section } from "#platform/web/components/Section.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import type { AdjustableAccount } from "../../adjustments/adjustment.ts";
import { texts as adjustmentWords } from "../../adjustments/web/texts.ts";
import { texts } from "./texts.ts";

/** Shows the thing that a deed is about, as its own screen does. */
export function DeedEvidence({ deed: { deed, subject, input } }: { deed: Deed }) {
  switch (deed) {
    case "transfer":
      return subject && <TopUp id={subject} title={texts.transfer} open={texts.openTransfer} />;
    case "refund":
      return <TopUp id={idOf(said(input.topUp))} title={texts.payment} open={texts.openPayment} />;
    case "verdict":
      return subject && <Verdict id={subject} refundCents={input.refundCents} />;
    case "paymentFile":
      return <FiledWithdrawals ids={listed(input.withdrawals)} otherPayees={said(input.otherPayees)} />;
    case "voucher":
      return <Voucher code={said(input.code)} times={said(input.redemptionsMax)} endsAt={said(input.endsAt)} />;
    case "adjustment":
      return (
        <DataList labelWidth={200}>
          <Fact name={texts.account}>
            {adjustmentWords.accounts[input.account as AdjustableAccount] ?? said(input.account)}
          </Fact>
        </DataList>
      );
  }
}

const said = (value: unknown): string => (value === undefined || value === null ? "" : String(value));
const listed = (value: unknown): string[] => (Array.isArray(value) ? value.map((each) => idOf(String(each))) : []);

function TopUp({ id, title, open }: { id: string; title: string; open: string }) {
  const query = useQuery(topUpQuery(id));
  return (
    <Section title={title}>
      <QueryState query={query} inline>
        {(topUp) => <TopUpFacts topUp={topUp} />}
      </QueryState>
      <AnchorLink to="/operator/top-ups/$id" params={{ id }} fz="sm">
        {open}
      </AnchorLink>
    </Section>
  );
}

function Verdict({ id, refundCents }: { id: string; refundCents: unknown }) {
  const query = useQuery(disputeQuery(id));
  return (
    <Section title={texts.stories}>
      {typeof refundCents === "number" && <Text fw={600}>{`${texts.back}: ${formatCents(refundCents)}`}</Text>}
      <QueryState query={query} inline>
        {(dispute) => <Stories dispute={dispute} columns={1} />}
      </QueryState>
      <AnchorLink to="/operator/disputes/$id" params={{ id }} fz="sm">
        {texts.openDispute}
      </AnchorLink>
    </Section>
  );
}

/** A file holds up to five hundred; the first show. */
const shownMost = 20;

function FiledWithdrawals({ ids, otherPayees }: { ids: string[]; otherPayees: string }) {
  const query = useQuery(withdrawalsQuery({ withdrawal: ids.slice(0, shownMost), itemsPerPage: shownMost }));
  return (
    <Section title={texts.withdrawals}>
      {otherPayees && <Text>{`${texts.otherPayees}: ${otherPayees}`}</Text>}
      <QueryState query={query} inline>
        {({ items }) => (
          <Rows label={texts.withdrawals}>
            {items.map((withdrawal) => (
              <FiledWithdrawal key={withdrawal.id} withdrawal={withdrawal} />
            ))}
          </Rows>
        )}
      </QueryState>
      {ids.length > shownMost && <Text c="dimmed">{texts.more(ids.length - shownMost)}</Text>}
    </Section>
  );
}

function FiledWithdrawal({ withdrawal }: { withdrawal: Withdrawal }) {
  const { id, organizationName, payeeHolder, payeeAccount, amountCents, feeCents } = withdrawal;
  return (
    <Row>
      <AnchorLink to="/operator/withdrawals/$id" params={{ id }} fw={600}>
        {organizationName}
      </AnchorLink>
      <Text fz="sm">{[payeeHolder, payeeAccount, formatCents(amountCents - feeCents)].join(" · ")}</Text>
    </Row>
  );
}

function Voucher({ code, times, endsAt }: { code: string; times: string; endsAt: string }) {
  return (
    <DataList labelWidth={200}>
      <Fact name={texts.code}>{code}</Fact>
      <Fact name={texts.times}>{times}</Fact>
      {endsAt && <Fact name={texts.ends}>{formatInstant(endsAt)}</Fact>}
    </DataList>
  );
}
