import { Alert, Group, Text } from "@mantine/core";
import type { Order } from "../../contract.ts";
import { dateWords } from "../../dates/web/date-words.ts";
import { OrderMoveButton } from "../../moves/web/OrderMoveButton.tsx";
import { offeredMoves } from "../../moves/web/offered-moves.ts";
import { orderLife } from "../../order.ts";
import { texts } from "../texts.ts";
import { useMay } from "../use-may.ts";

const proposalWords = texts.proposal;

export function DateProposal({ order }: { order: Order }) {
  const may = useMay(order);
  const { proposedDate, party } = order;
  if (!proposedDate) return null;
  const answers = offeredMoves(order, "proposal").filter(
    ({ name, refusal }) => !refusal && may(orderLife.moves[name].by),
  );
  return (
    <Alert color="blue" variant="light" title={proposalWords.title(proposedDate.by, party)}>
      <Text fw={600}>{dateWords.publishDate(proposedDate)}</Text>
      {proposedDate.reason && (
        <Text fz="sm" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {`“${proposedDate.reason}”`}
        </Text>
      )}
      <Text fz="sm">{proposalWords.agreed(dateWords.publishDate(order))}</Text>
      <Group mt="sm" gap="sm">
        {answers.map(({ name }) => (
          <div key={name}>
            <OrderMoveButton order={order} move={name} refusal={undefined} />
          </div>
        ))}
      </Group>
    </Alert>
  );
}
