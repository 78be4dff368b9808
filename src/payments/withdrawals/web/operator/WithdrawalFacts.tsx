import { DataList, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Identity } from "#identity/contract.ts";
import { isSameName } from "#identity/identity.ts";
import { identityQuery } from "#identity/web/api.ts";
import { idOf } from "#platform/contract/iri.ts";
import { Fact } from "#platform/web/components/Fact.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { RowsSkeleton } from "#platform/web/components/loading/RowsSkeleton.tsx";
import { Waiting } from "#platform/web/components/loading/Waiting.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { StatusTag } from "#platform/web/components/StatusTag.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import type { Withdrawal } from "../../contract.ts";
import { texts } from "../texts.ts";
import { texts as payoutWords } from "./texts.ts";

export function WithdrawalFacts({ withdrawal }: { withdrawal: Withdrawal }) {
  const { amountCents, feeCents, payeeAccount, createdAt, heldUntil, sentAt, settledAt, reason } = withdrawal;
  const { data: identity, isLoading } = useQuery(identityQuery(idOf(withdrawal.organization)));
  if (isLoading)
    return (
      <Waiting>
        <RowsSkeleton />
      </Waiting>
    );
  return (
    <DataList labelWidth={200}>
      <Fact name={texts.amount}>
        <Money cents={amountCents} />
      </Fact>
      <Fact name={texts.fee}>
        <Money cents={feeCents} />
      </Fact>
      <Fact name={payoutWords.toBank}>
        <Money cents={amountCents - feeCents} />
      </Fact>
      <Names withdrawal={withdrawal} identity={identity} />
      <Fact name={texts.outcome.account}>{payeeAccount}</Fact>
      <Fact name={texts.outcome.requested}>{formatInstant(createdAt)}</Fact>
      {heldUntil && <Fact name={payoutWords.held}>{texts.heldUntil(formatInstant(heldUntil))}</Fact>}
      {sentAt && <Fact name={texts.outcome.sent}>{formatInstant(sentAt)}</Fact>}
      {settledAt && <Fact name={texts.outcome.settled}>{formatInstant(settledAt)}</Fact>}
      {reason && <Fact name={payoutWords.reason}>{reason}</Fact>}
      <Fact name={payoutWords.organization}>
        <AnchorLink to="/operator/organizations/$id/statement" params={{ id: idOf(withdrawal.organization) }}>
          {payoutWords.statement}
        </AnchorLink>
      </Fact>
    </DataList>
  );
}

type NamesProps = { withdrawal: Withdrawal; identity: Identity | null | undefined };

/** A payee of another name than the verified one needs a reason. */
function Names({ withdrawal: { organization, payeeHolder }, identity }: NamesProps) {
  const verified = identity?.state === "approved" ? identity.legalName : undefined;
  return (
    <>
      <Fact name={texts.holder}>
        {payeeHolder}{" "}
        {verified !== undefined && !isSameName(verified, payeeHolder) && (
          <StatusTag tone="bad">{payoutWords.otherName}</StatusTag>
        )}
      </Fact>
      <Fact name={payoutWords.verifiedName}>
        {verified ? (
          <AnchorLink to="/operator/identity/$id" params={{ id: idOf(organization) }}>
            {verified}
          </AnchorLink>
        ) : (
          <Text span c="dimmed">
            {payoutWords.notVerified}
          </Text>
        )}
      </Fact>
    </>
  );
}
