import { ApiError } from "#platform/web/api-error.ts";
import { askToConfirm } from "#platform/web/components/confirmation/confirmation.ts";
import { texts } from "./texts.ts";

/**
 * Sends a booking. When it needs confirmation to exceed the budget (R3.4), asks and sends again; declining rethrows the
 * refusal.
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
