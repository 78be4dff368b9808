import { catalogue } from "#platform/words/catalogue.ts";
import type { OrderMove } from "../order.ts";

/** Names the step on a button that leads to its order; the move's own button there says more. */
const moveButtons: Partial<Record<OrderMove, string>> = {
  send: "Write",
  sendBrief: "Write",
  approveText: "Read",
  approve: "Review",
  answerDispute: "Answer",
  acceptDate: "Answer",
  acceptBrief: "Answer",
  accept: "Answer",
  deliverText: "Write",
  publish: "Publish",
  publishAgain: "Publish",
  replace: "Restore",
  correctLink: "Correct",
};

export const texts = catalogue("nextStep", {
  title: "Next step",
  buttons: moveButtons,
  read: "Read",
  of: (button: string, name: string) => `${button}: ${name}`,
});
