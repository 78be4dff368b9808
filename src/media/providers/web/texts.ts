import { catalogue } from "#platform/words/catalogue.ts";
import { inFigures } from "#platform/words/number-words.ts";

export const texts = catalogue("reading", {
  title: "Measure this outlet now",
  lead: "Measures this outlet now, however recent its readings are. Counts against the monthly budget.",
  noProvider: (variables: string[]) =>
    `No provider is configured. Set a key, such as ${variables[0]}, and restart the server. Known keys: ${variables.join(", ")}.`,
  withoutKey: (labels: string[]) => `Without a key: ${labels.join(", ")}.`,
  never: "Never measured.",
  readAt: (when: string) => `Measured ${when}.`,
  nothing: "It has no data for this domain.",
  value: (metric: string, value: string, day: string) => `${metric} ${value} (${day})`,
  read: "Measure now",
  readNamed: (provider: string) => `Measure now with ${provider}`,
  asking: "Measuring…",
  late: "No answer yet. Check again later.",
  left: (left: number, budget: number, one: number) =>
    `${inFigures(left)} of ${inFigures(budget)} units are left this month; one outlet takes ${inFigures(one)}.`,
  off: "Off: no units in its budget.",
  paused: (problem: string | null) => `Paused. ${problem ?? ""}`.trim(),
  waiting: (when: string, problem: string | null) => `Paused until ${when}. ${problem ?? ""}`.trim(),
  usedUp: (used: number, budget: number, one: number) =>
    `This month's budget is not enough: ${inFigures(used)} of ${inFigures(budget)} units are used, and one outlet takes ${inFigures(one)}.`,
  problem: (when: string, problem: string) => `Last problem, ${when}: ${problem}`,
  budgets: "Budgets of the providers",
});
