import { catalogue, locale } from "#platform/words/catalogue.ts";

const number = (count: number): string => count.toLocaleString(locale);

export const texts = catalogue("operator-metrics", {
  title: "Metric providers",
  lead: "Services that measure listed outlets with your own key. Every hour, outlets that are due are measured within the monthly budget. Each service is named next to its numbers. Make sure your contract lets you show them to customers.",
  noKey: (variable: string) => `No key is set. Set ${variable} and restart the server.`,
  states: { noKey: "No key", off: "Off", paused: "Paused", waiting: "Waiting", usedUp: "Not enough budget", on: "On" },
  used: "Used this month",
  usedOf: (used: number, budget: number) => `${number(used)} of ${number(budget)} units`,
  covered: "Outlets measured",
  coveredOf: (covered: number, listed: number) => `${number(covered)} of ${number(listed)} listed`,
  lastRun: "Last run",
  never: "Never",
  retryAt: "Next try",
  problem: (when: string) => `Last problem, ${when}`,
  mendKey: (variable: string) => `The key was refused. Set a valid ${variable}, restart the server, then resume.`,
  monthlyUnits: "Units per month",
  monthlyUnitsHint: "In the provider's own units; 0 is off",
  refreshDays: "Refresh after (days)",
  refreshDaysHint: "1 to 365",
  edit: "Budget",
  editNamed: (name: string) => `Budget of ${name}`,
  pause: "Pause",
  pauseNamed: (name: string) => `Pause ${name}`,
  resume: "Resume",
  resumeNamed: (name: string) => `Resume ${name}`,
  refresh: "Measure now",
  refreshNamed: (name: string) => `Measure now: ${name}`,
  asked: (name: string) => `${name} is measuring. Its numbers arrive in a moment.`,
  paused: (name: string) => `${name} paused`,
  resumed: (name: string) => `${name} resumed`,
});
