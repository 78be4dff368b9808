import { AskFirstButton } from "#platform/web/components/confirmation/AskFirstButton.tsx";
import { withdrawTransfer } from "./api.ts";
import { texts } from "./texts.ts";

const transferWords = texts.state.transfer;

/** For a customer who will not send the announced transfer. */
export const WithdrawTransfer = ({ topUpId }: { topUpId: string }) => (
  <AskFirstButton
    label={transferWords.withdraw}
    title={transferWords.withdraw}
    text={transferWords.withdrawText}
    act={() => withdrawTransfer(topUpId)}
  />
);
