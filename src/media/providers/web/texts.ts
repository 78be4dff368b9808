import { catalogue } from "#platform/web/catalogue.ts";

const number = (count: number): string => count.toLocaleString("en-US");

export const texts = catalogue("reading", {
  title: "Read this medium now",
  lead: "Asks a provider of metrics for this medium alone, whatever the age of its readings. It counts against the month's budget.",
  noProvider: (variables: string[]) =>
    `No provider is configured. Set a key, such as ${variables[0]}, and restart the server. Known keys: ${variables.join(", ")}.`,
  withoutKey: (labels: string[]) => `Without a key: ${labels.join(", ")}.`,
  never: "Never read yet.",
  readAt: (when: string) => `Read ${when}.`,
  nothing: "It knows nothing of this domain.",
  value: (metric: string, value: string, day: string) => `${metric} ${value} (${day})`,
  read: "Read Now",
  readNamed: (provider: string) => `Read now from ${provider}`,
  asking: "Being asked.",
  late: "No answer yet. Look again later.",
  left: (left: number, budget: number, one: number) =>
    `${number(left)} of ${number(budget)} units are left this month; one medium takes ${number(one)}.`,
  off: "Off: it has no units to spend.",
  paused: (problem: string | null) => `Paused. ${problem ?? ""}`.trim(),
  waiting: (when: string, problem: string | null) => `Left alone until ${when}. ${problem ?? ""}`.trim(),
  usedUp: (used: number, budget: number, one: number) =>
    `This month's budget is not enough: ${number(used)} of ${number(budget)} units are used, and one medium takes ${number(one)}.`,
  problem: (when: string, problem: string) => `Last problem, ${when}: ${problem}`,
  budgets: "Budgets of the providers",
});
