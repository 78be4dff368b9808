import { Button } from "@mantine/core";
import { lazy, useState } from "react";
import { OnceOpened } from "#platform/web/components/OnceOpened.tsx";
import { loadAhead } from "#platform/web/load-ahead.ts";
import type { Order } from "../../contract.ts";
import type { OrderExtra } from "../contract.ts";
import { type ExtraMoveOfPeople, extraMoves, hasExtraEffect } from "../order-extra.ts";
import { texts } from "./texts.ts";

const loadDialog = () => import("./ExtraMoveDialog.tsx");
const ExtraMoveDialog = lazy(loadDialog);

type ExtraMoveButtonProps = { order: Order; extra: OrderExtra; move: ExtraMoveOfPeople; isShort: boolean };

/** A move beyond the balance waits for a top-up. */
export function ExtraMoveButton({ order, extra, move, isShort }: ExtraMoveButtonProps) {
  const [opened, setOpened] = useState(false);
  const { button } = extraMoves[move];
  return (
    <>
      <Button
        variant={button.tone === "primary" ? "filled" : "secondary"}
        size="small"
        disabled={isShort && hasExtraEffect(move, "hold")}
        {...loadAhead(loadDialog)}
        onClick={() => setOpened(true)}
      >
        {texts.moves[move].label}
      </Button>
      <OnceOpened isOpen={opened}>
        <ExtraMoveDialog order={order} extra={extra} move={move} opened={opened} onClose={() => setOpened(false)} />
      </OnceOpened>
    </>
  );
}
