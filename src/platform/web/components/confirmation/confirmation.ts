/** A question that a call raises while it runs; every screen's frame shows it (`Confirmations.tsx`). */
export type Confirmation = { title: string; text: string; confirmLabel: string };
type OpenConfirmation = Confirmation & { answer: (isConfirmed: boolean) => void };

let asked: OpenConfirmation | undefined;
const listeners = new Set<() => void>();

function set(next: OpenConfirmation | undefined): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** Resolves to the person's answer. A second question declines the first. */
export function askToConfirm(confirmation: Confirmation): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => {
    set({
      ...confirmation,
      answer: (isConfirmed) => {
        set(undefined);
        resolve(isConfirmed);
      },
    });
  });
}

export const currentConfirmation = (): OpenConfirmation | undefined => asked;

export function subscribeToConfirmations(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
