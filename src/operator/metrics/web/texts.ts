import { catalogue } from "#platform/web/catalogue.ts";

const number = (count: number): string => count.toLocaleString("en-US");

export const texts = catalogue("operator-metrics", {
  title: "Metric providers",
  lead: "Services that measure listed media, by your own key. Each hour they are asked for what is due, within the month's budget. Each is named beside its numbers, as its terms ask; make sure that your contracts let you show the numbers to your customers.",
  noKey: (variable: string) => `No key is set. Set ${variable} and restart the server.`,
  states: { noKey: "No key", off: "Off", paused: "Paused", waiting: "Waiting", usedUp: "Not enough budget", on: "On" },
  used: "Used this month",
  usedOf: (used: number, budget: number) => `${number(used)} of ${number(budget)} units`,
  covered: "Media read",
  coveredOf: (covered: number, listed: number) => `${number(covered)} of ${number(listed)} listed`,
  lastRun: "Last run",
  never: "Never yet",
  retryAt: "Asked again from",
  problem: (when: string) => `Last problem, ${when}`,
  mendKey: (variable: string) => `The key was refused. Set a valid ${variable}, restart the server, then resume.`,
  monthlyUnits: "Units a month",
  monthlyUnitsHint: "In the provider's own units; 0 is off",
  refreshDays: "Read again after days",
  refreshDaysHint: "1 to 365",
  edit: "Budget",
  editNamed: (name: string) => `Budget of ${name}`,
  pause: "Pause",
  pauseNamed: (name: string) => `Pause ${name}`,
  resume: "Resume",
  resumeNamed: (name: string) => `Resume ${name}`,
  refresh: "Read Now",
  refreshNamed: (name: string) => `Read what is due from ${name} now`,
  asked: (name: string) => `${name} is asked now. Its numbers come in a moment.`,
  paused: (name: string) => `${name} is paused`,
  resumed: (name: string) => `${name} is asked again`,
});
