import { Button, Group, Text, Title } from "@mantine/core";
import { lazy } from "react";
import { organizationStatuses } from "#accounts/organizations/organization.ts";
import { FormButton } from "#platform/web/components/form/FormButton.tsx";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { Money } from "#platform/web/components/Money.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { Row } from "#platform/web/components/rows/Rows.tsx";
import { StatusTag } from "#platform/web/components/StatusTag.tsx";
import { dayInWords } from "#platform/words/day-words.ts";
import { texts as feeTexts } from "#settings/fees/web/texts.ts";
import { voucherLockText } from "#wallet/web/Balances.tsx";
import type { OrganizationRecord } from "../contract.ts";
import { reactivateOrganization } from "./api.ts";
import { texts } from "./texts.ts";

const loadAdjustment = () => import("../../adjustments/web/AdjustForm.tsx");
const AdjustForm = lazy(loadAdjustment);

const loadFee = () => import("#settings/fees/web/FeeForm.tsx");
const FeeForm = lazy(loadFee);

const loadSuspension = () => import("./SuspendForm.tsx");
const SuspendForm = lazy(loadSuspension);

const { active, suspended, closed } = organizationStatuses;

export function OrganizationRow({ organization }: { organization: OrganizationRecord }) {
  const { id, name, kind, status, suspendedReason, members, openOrders, createdAt } = organization;
  const ofVouchers = voucherLockText(organization);
  return (
    <Row>
      <Group gap="sm">
        <Title order={2} style={{ overflowWrap: "anywhere" }}>
          {name}
        </Title>
        {status !== active && (
          <StatusTag tone={status === suspended ? "bad" : "quiet"}>
            {texts.statuses[status as keyof typeof texts.statuses]}
          </StatusTag>
        )}
      </Group>
      <Text fz="sm" c="dimmed">
        {`${texts.of(kind, dayInWords(createdAt))} · ${texts.facts(members, openOrders)}`}
      </Text>
      {suspendedReason && (
        <Text fz="sm" style={{ overflowWrap: "anywhere" }}>
          {texts.suspendedBecause(suspendedReason)}
        </Text>
      )}
      <Balances organization={organization} />
      {ofVouchers && <Text fz="sm">{ofVouchers}</Text>}
      <Group gap="md" mb="xs">
        <AnchorLink to="/operator/organizations/$id/statement" params={{ id }} aria-label={texts.statementOf(name)}>
          {texts.statement}
        </AnchorLink>
        <AnchorLink to="/operator/documents" search={{ search: name }} aria-label={texts.documentsOf(name)}>
          {texts.documents}
        </AnchorLink>
      </Group>
      {status !== closed && <OrganizationActions organization={organization} />}
    </Row>
  );
}

function OrganizationActions({ organization }: { organization: OrganizationRecord }) {
  const { id, name, kind, status } = organization;
  const reactivate = () =>
    reactivateOrganization(id)
      .then(() => notify.success(texts.reactivated(name)))
      .catch(notify.failure);
  return (
    <Group gap="sm">
      <FormButton label={texts.adjust} title={texts.adjustNamed(name)} variant="secondary" load={loadAdjustment}>
        {(close) => <AdjustForm organization={organization} onDone={close} />}
      </FormButton>
      {kind === "publisher" && (
        <FormButton label={feeTexts.set} title={feeTexts.setNamed(name)} variant="secondary" load={loadFee}>
          {(close) => <FeeForm organizationId={id} onDone={close} />}
        </FormButton>
      )}
      {status === active && (
        <FormButton label={texts.suspend} title={texts.suspendNamed(name)} variant="secondary" load={loadSuspension}>
          {(close) => <SuspendForm organization={organization} onDone={close} />}
        </FormButton>
      )}
      {status === suspended && (
        <Button variant="secondary" aria-label={texts.reactivateNamed(name)} onClick={() => void reactivate()}>
          {texts.reactivate}
        </Button>
      )}
    </Group>
  );
}

function Balances({ organization }: { organization: OrganizationRecord }) {
  const { availableCents, heldCents, earningsCents, payoutInTransitCents } = organization;
  const balances = [
    { name: texts.available, cents: availableCents },
    { name: texts.held, cents: heldCents },
    { name: texts.earnings, cents: earningsCents },
    { name: texts.inTransit, cents: payoutInTransitCents },
  ];
  return (
    <Group component="dl" gap="4px 32px" my="xs">
      {balances.map(({ name, cents }) => (
        <div key={name}>
          <Text component="dt" fz="sm" c="dimmed">
            {name}
          </Text>
          <Text component="dd" m={0}>
            <Money cents={cents} />
          </Text>
        </div>
      ))}
    </Group>
  );
}
