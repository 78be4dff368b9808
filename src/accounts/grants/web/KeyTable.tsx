import { Button, Table, Text } from "@mantine/core";
import { useState } from "react";
import type { z } from "zod";
import { formatCents } from "#platform/money/money.ts";
import { ConfirmModal } from "#platform/web/components/confirmation/ConfirmModal.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { formatInstant, formatRelative } from "#platform/web/dates.ts";
import type { grantFields } from "../contract.ts";
import { texts } from "./texts.ts";

type ListedKey = z.infer<z.ZodObject<typeof grantFields>> & { id: string };

type KeyTableProps<Key extends ListedKey> = {
  keys: Key[];
  /** A line below its name, such as its beginning or its maker. */
  about: (key: Key) => string[];
  revoke: (id: string) => Promise<void>;
  words: Partial<RevocationWords> & Pick<RevocationWords, "revoked">;
};

type RevocationWords = {
  revoke: string;
  revokeTitle: (name: string) => string;
  revokeText: string;
  revoked: string;
};

export function KeyTable<Key extends ListedKey>({ keys, about, revoke, words }: KeyTableProps<Key>) {
  return (
    <Table.ScrollContainer minWidth={640}>
      <Table verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.columns.name}</Table.Th>
            <Table.Th>{texts.columns.scopes}</Table.Th>
            <Table.Th>{texts.columns.lastUsed}</Table.Th>
            <Table.Th>{texts.columns.expires}</Table.Th>
            <Table.Td />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {keys.map((key) => (
            <Table.Tr key={key.id}>
              <Table.Td>
                <Text fw={600}>{key.name}</Text>
                <Lines lines={about(key)} />
              </Table.Td>
              <Table.Td>
                {key.scopes.join(", ")}
                <Lines lines={boundsOf(key)} />
              </Table.Td>
              <Table.Td>{key.lastUsedAt ? formatRelative(key.lastUsedAt) : texts.never}</Table.Td>
              <Table.Td>{formatInstant(key.expiresAt)}</Table.Td>
              <Table.Td ta="end">
                <Revoke name={key.name} revoke={() => revoke(key.id)} words={{ ...texts, ...words }} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

const boundsOf = ({ spendLimitCents, spentThisMonthCents, networks }: ListedKey): string[] => [
  ...(spendLimitCents === null ? [] : [texts.spent(formatCents(spentThisMonthCents), formatCents(spendLimitCents))]),
  ...(networks.length === 0 ? [] : [texts.boundTo(networks.join(", "))]),
];

const Lines = ({ lines }: { lines: string[] }) =>
  lines.map((line) => (
    <Text key={line} fz="sm" c="dimmed">
      {line}
    </Text>
  ));

function Revoke({ name, revoke, words }: { name: string; revoke: () => Promise<void>; words: RevocationWords }) {
  const [isOpen, setOpen] = useState(false);
  const confirm = async () => {
    setOpen(false);
    await revoke().then(() => notify.success(words.revoked), notify.failure);
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {words.revoke}
      </Button>
      <ConfirmModal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={words.revokeTitle(name)}
        confirmLabel={words.revoke}
        onConfirm={() => void confirm()}
      >
        {words.revokeText}
      </ConfirmModal>
    </>
  );
}
