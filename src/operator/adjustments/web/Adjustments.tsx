import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { formatCents } from "#platform/money/money.ts";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Row, Rows } from "#platform/web/components/rows/Rows.tsx";
import { Section } from "#platform/web/components/Section.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import type { Adjustment } from "../contract.ts";
import { adjustmentsQuery } from "./api.ts";
import { texts } from "./texts.ts";

export function Adjustments() {
  const query = useQuery(adjustmentsQuery);
  return (
    <Section title={texts.title}>
      <QueryState query={query} inline>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">{texts.none}</Text>
          ) : (
            <Rows label={texts.title}>
              {items.map((adjustment) => (
                <AdjustmentRow key={adjustment.id} adjustment={adjustment} />
              ))}
            </Rows>
          )
        }
      </QueryState>
    </Section>
  );
}

function AdjustmentRow({ adjustment }: { adjustment: Adjustment }) {
  const { organizationName, account, amountCents, reason, state, proposedByName, decidedByName, createdAt } =
    adjustment;
  const amount = `${amountCents > 0 ? "+" : ""}${formatCents(amountCents)}`;
  return (
    <Row>
      <Text fw={600} style={{ overflowWrap: "anywhere" }}>
        {texts.of(amount, texts.accounts[account], organizationName)}
      </Text>
      <Text style={{ overflowWrap: "anywhere" }}>{reason}</Text>
      <Text fz="sm" c="dimmed">
        {[formatInstant(createdAt), texts.by(proposedByName, decidedByName), texts.states[state]].join(" · ")}
      </Text>
    </Row>
  );
}
