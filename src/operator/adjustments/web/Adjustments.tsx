import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { formatCents } from "#platform/money/money.ts";
import { ListFileMenu } from "#platform/web/components/ListFileMenu.tsx";
import { ListSection } from "#platform/web/components/ListSection.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Row, Rows } from "#platform/web/components/rows/Rows.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import type { Adjustment } from "../contract.ts";
import { adjustmentsFile, adjustmentsQuery } from "./api.ts";
import { texts } from "./texts.ts";

export function Adjustments() {
  const query = useQuery(adjustmentsQuery);
  return (
    <ListSection title={texts.title} action={<ListFileMenu name="adjustments" read={adjustmentsFile} />}>
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
    </ListSection>
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
