import { ApiError } from "#platform/web/api-error.ts";
import { askToConfirm } from "#platform/web/components/confirmation/confirmation.ts";
import { texts } from "./texts.ts";

/**
 * Sends a booking. Where only the word of an admin or owner is missing that it may exceed the campaign's budget (R3.4), asks for
 * it and sends again with it; without it the refusal stands.
 */
export async function withinBudget<Answer>(send: (said: { overBudget?: true }) => Promise<Answer>): Promise<Answer> {
  try {
    return await send({});
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "confirm_over_budget") throw error;
    const { title, confirmLabel } = texts.overBudget;
    if (!(await askToConfirm({ title, confirmLabel, text: error.message }))) throw error;
    return send({ overBudget: true });
  }
}
