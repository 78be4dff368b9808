import { Button, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useEffect, useId } from "react";
import type { MoveButton as Drawn } from "#platform/lifecycle/lifecycle.ts";
import { ownKeyed, useOwnKey } from "#platform/web/keys/own-keys.ts";
import type { Order } from "../../contract.ts";
import { type OrderMoveOfPeople, orderLife } from "../../order.ts";
import { texts } from "../../web/texts.ts";
import { MoveDialog } from "./MoveDialog.tsx";
import { takeWantedMove } from "./wanted-move.ts";

const variants: Record<Drawn["tone"], string> = { primary: "accent", secondary: "secondary" };

type MoveButtonProps = { order: Order; move: OrderMoveOfPeople; refusal: string | undefined };

export function OrderMoveButton({ order, move, refusal }: MoveButtonProps) {
  const [isOpen, { open, close }] = useDisclosure(false);
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
      <MoveDialog order={order} move={move} opened={isOpen} onClose={close} />
    </>
  );
}
