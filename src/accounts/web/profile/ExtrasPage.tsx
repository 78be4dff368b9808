import { Anchor, Button, Table, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import { ProofGate } from "#auth/web/proof/ProofGate.tsx";
import { formatCents } from "#platform/money/money.ts";
import { ConfirmModal } from "#platform/web/components/confirmation/ConfirmModal.tsx";
import { Empty } from "#platform/web/components/Empty.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { config } from "#platform/web/config.ts";
import { formatInstant, formatRelative } from "#platform/web/dates.ts";
import { guarded } from "#platform/web/guards.ts";
import type { ApiToken } from "../../tokens/contract.ts";
import { apiTokensQuery, revokeApiToken } from "./api.ts";
import { NewToken } from "./NewToken.tsx";
import { texts } from "./texts.ts";

const extrasWords = texts.extras;

export const Route = createFileRoute("/_profile/profile/extras")({
  beforeLoad: guarded("auth"),
  component: ExtrasPage,
});

/** API tokens (R2.15). */
function ExtrasPage() {
  const query = useQuery(apiTokensQuery());
  return (
    <Page title={extrasWords.title} actions={<NewToken />}>
      <Text c="dimmed" mb="lg" maw={720}>
        {extrasWords.lead}{" "}
        <Anchor href={`${config.apiUrl}/docs`} underline="always">
          {extrasWords.documentation}
        </Anchor>
      </Text>
      <QueryState query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty title={extrasWords.none} text={extrasWords.noneText} />
          ) : (
            <Tokens tokens={items} />
          )
        }
      </QueryState>
      <ProofGate />
    </Page>
  );
}

function Tokens({ tokens }: { tokens: ApiToken[] }) {
  return (
    <Table.ScrollContainer minWidth={640}>
      <Table verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{extrasWords.columns.name}</Table.Th>
            <Table.Th>{extrasWords.columns.scopes}</Table.Th>
            <Table.Th>{extrasWords.columns.lastUsed}</Table.Th>
            <Table.Th>{extrasWords.columns.expires}</Table.Th>
            <Table.Td />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {tokens.map((token) => (
            <Row key={token.id} token={token} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Row({ token }: { token: ApiToken }) {
  const { name, prefix, scopes, spendLimitCents, spentTodayCents, lastUsedAt, expiresAt } = token;
  return (
    <Table.Tr>
      <Table.Td>
        <Text fw={600}>{name}</Text>
        <Text fz="sm" c="dimmed" ff="monospace">
          {prefix}…
        </Text>
      </Table.Td>
      <Table.Td>
        {scopes.join(", ")}
        {spendLimitCents !== null && (
          <Text fz="sm" c="dimmed">
            {extrasWords.spent(formatCents(spentTodayCents), formatCents(spendLimitCents))}
          </Text>
        )}
      </Table.Td>
      <Table.Td>{lastUsedAt ? formatRelative(lastUsedAt) : extrasWords.never}</Table.Td>
      <Table.Td>{formatInstant(expiresAt)}</Table.Td>
      <Table.Td ta="end">
        <Revoke token={token} />
      </Table.Td>
    </Table.Tr>
  );
}

function Revoke({ token }: { token: ApiToken }) {
  const [isOpen, setOpen] = useState(false);
  const revoke = async () => {
    setOpen(false);
    await revokeApiToken(token.id).then(() => notify.success(extrasWords.revoked), notify.failure);
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {extrasWords.revoke}
      </Button>
      <ConfirmModal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={extrasWords.revokeTitle(token.name)}
        confirmLabel={extrasWords.revoke}
        onConfirm={() => void revoke()}
      >
        {extrasWords.revokeText}
      </ConfirmModal>
    </>
  );
}
