import { Table, Text } from "@mantine/core";
import { Money } from "#platform/web/components/Money.tsx";
import { Section } from "#platform/web/components/Section.tsx";
import { stateColors } from "#platform/web/theme/theme.ts";
import { locale } from "#platform/words/catalogue.ts";
import type { TrialBalanceLine } from "../contract.ts";
import { texts } from "./texts.ts";

export function TrialBalance({ lines }: { lines: TrialBalanceLine[] }) {
  const sumCents = lines.reduce((sum, { balanceCents }) => sum + balanceCents, 0);
  return (
    <Section title={texts.trialBalance}>
      <Table maw={640} aria-label={texts.trialBalance}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.account}</Table.Th>
            <Table.Th ta="right">{texts.accounts}</Table.Th>
            <Table.Th ta="right">{texts.balance}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map(({ kind, isOfByline, accounts, balanceCents }) => (
            <Table.Tr key={kind}>
              <Table.Td>{isOfByline ? `${texts.kinds[kind]} · ${texts.byline}` : texts.kinds[kind]}</Table.Td>
              <Table.Td ta="right">{accounts.toLocaleString(locale)}</Table.Td>
              <Table.Td ta="right">
                <Money cents={balanceCents} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr fw={600}>
            <Table.Th>{texts.sum}</Table.Th>
            <Table.Td />
            <Table.Td ta="right">
              <Money cents={sumCents} />
            </Table.Td>
          </Table.Tr>
        </Table.Tfoot>
      </Table>
      <Text c={sumCents === 0 ? "dimmed" : stateColors.bad} fz="sm">
        {sumCents === 0 ? texts.sumsToZero : texts.sumsNotToZero}
      </Text>
    </Section>
  );
}
