import { Table, Text } from "@mantine/core";
import type { z } from "zod";
import { formatCents } from "#platform/money/money.ts";
import { AskFirstButton } from "#platform/web/components/confirmation/AskFirstButton.tsx";
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
  const revocation: RevocationWords = { ...texts, ...words };
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
                <AskFirstButton
                  label={revocation.revoke}
                  title={revocation.revokeTitle(key.name)}
                  text={revocation.revokeText}
                  act={() => revoke(key.id)}
                  done={revocation.revoked}
                />
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
