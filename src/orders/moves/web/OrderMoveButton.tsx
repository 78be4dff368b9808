import { Button, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { lazy, useCallback, useEffect, useId, useState } from "react";
import type { MoveButton as Drawn } from "#platform/lifecycle/lifecycle.ts";
import { OnceOpened } from "#platform/web/components/OnceOpened.tsx";
import { ownKeyed, useOwnKey } from "#platform/web/keys/own-keys.ts";
import { loadAhead } from "#platform/web/load-ahead.ts";
import type { Order } from "../../contract.ts";
import { type OrderMoveOfPeople, orderLife } from "../../order.ts";
import { texts } from "../../web/texts.ts";
import { takeWantedMove } from "./wanted-move.ts";

const loadDialog = () => import("./MoveDialog.tsx");
const MoveDialog = lazy(loadDialog);

const variants: Record<Drawn["tone"], string> = { primary: "accent", secondary: "secondary" };

type MoveButtonProps = { order: Order; move: OrderMoveOfPeople; refusal: string | undefined };

export function OrderMoveButton({ order, move, refusal }: MoveButtonProps) {
  const [isOpen, { open: show, close }] = useDisclosure(false);
  const { moveCount } = order;
  const [seenCount, setSeenCount] = useState(moveCount);
  const open = useCallback(() => {
    setSeenCount(moveCount);
    show();
  }, [moveCount, show]);
  const refusalId = useId();
  const { tone, key } = orderLife.moves[move].button ?? { tone: "secondary" };
  const { label } = texts.moves.of[move];
  const ownKey = refusal === undefined ? key : undefined;
  useOwnKey(ownKey, label, open);
  useEffect(() => {
    if (takeWantedMove({ order: order.id, move })) open();
  }, [order.id, move, open]);
  return (
    <>
      <Button
        variant={variants[tone]}
        {...ownKeyed(ownKey, label)}
        {...loadAhead(loadDialog)}
        onClick={open}
        disabled={refusal !== undefined}
        aria-describedby={refusal && refusalId}
      >
        {label}
      </Button>
      {refusal && (
        <Text fz="sm" c="dimmed" id={refusalId}>
          {refusal}
        </Text>
      )}
      <OnceOpened isOpen={isOpen}>
        <MoveDialog key={seenCount} order={order} move={move} opened={isOpen} onClose={close} />
      </OnceOpened>
    </>
  );
}
