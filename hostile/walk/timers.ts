import type { Timers } from "../../src/orders/timer.ts";
import { operatorSetting } from "../../src/settings/server/tables.ts";

const { textHours, answerHours, approvalHours } = operatorSetting;

/** The times of an installation whose operator has not changed them. */
export const usualTimers: Timers = {
  textHours: Number(textHours.default),
  answerHours: Number(answerHours.default),
  approvalHours: Number(approvalHours.default),
};
