import { Button, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useId } from "react";
import type { MoveButton as Drawn } from "#platform/lifecycle/lifecycle.ts";
import type { Order } from "../../contract.ts";
import { type OrderMoveOfPeople, orderLife } from "../../order.ts";
import { texts } from "../../web/texts.ts";
import { MoveDialog } from "./MoveDialog.tsx";

const variants: Record<Drawn["tone"], string> = { primary: "accent", secondary: "secondary" };

type MoveButtonProps = { order: Order; move: OrderMoveOfPeople; refusal: string | undefined };

export function OrderMoveButton({ order, move, refusal }: MoveButtonProps) {
  const [isOpen, { open, close }] = useDisclosure(false);
  const refusalId = useId();
  return (
    <>
      <Button
        variant={variants[orderLife.moves[move].button?.tone ?? "secondary"]}
        onClick={open}
        disabled={refusal !== undefined}
        aria-describedby={refusal && refusalId}
        fullWidth
      >
        {texts.moves.of[move].label}
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
