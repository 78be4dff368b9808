import { storeOf } from "../../store.ts";

/** A question that a call raises while it runs; every screen's frame shows it (`Confirmations.tsx`). */
export type Confirmation = { title: string; text: string; confirmLabel: string };
type OpenConfirmation = Confirmation & { answer: (isConfirmed: boolean) => void };

export const askedConfirmation = storeOf<OpenConfirmation | undefined>(undefined);

/** Resolves to the person's answer. A second question declines the first. */
export function askToConfirm(confirmation: Confirmation): Promise<boolean> {
  askedConfirmation.get()?.answer(false);
  return new Promise((resolve) => {
    askedConfirmation.set({
      ...confirmation,
      answer: (isConfirmed) => {
        askedConfirmation.set(undefined);
        resolve(isConfirmed);
      },
    });
  });
}
