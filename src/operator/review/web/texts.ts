import { catalogue } from "#platform/words/catalogue.ts";
import { counted } from "#platform/words/number-words.ts";

export const texts = catalogue("operator", {
  title: "Inbox",
  waiting: "Waiting for a decision",
  none: "Nothing to review",
  noneWithAutomatic: "Automatic review is on, so only outlets and formats you rejected show up here.",
  noneWithoutAutomatic: "New outlets and formats wait here for your decision.",
  waitsSince: (when: string) => `Waiting since ${when}`,
  by: (organization: string) => `Submitted by ${organization}`,
  onMedium: (type: string, medium: string) => `${type} on ${medium}`,
  languages: "Languages",
  countries: "Countries",
  topics: "Topics",
  description: "Description",
  editorialPolicy: "Editorial policy",
  domain: "Domain",
  verified: "Verified",
  unverified: "Not verified",
  metrics: "Metrics",
  nothingSaid: "Not given",
  readMetrics: "Measure now",
  readMetricsOf: (name: string) => `Measure now: ${name}`,
  price: "Price",
  approve: "Approve",
  approveCase: (isOutletWaiting: boolean, formats: number): string => {
    const ofFormats = counted(formats, "format");
    if (formats === 0) return "Approve outlet";
    return isOutletWaiting ? `Approve outlet and ${ofFormats}` : `Approve ${ofFormats}`;
  },
  ask: "Ask",
  reject: "Reject",
  dialogs: {
    ask: {
      title: (name: string) => `Ask about ${name}`,
      reason: "What should the publisher answer or change?",
      action: "Send question",
    },
    reject: {
      title: (name: string) => `Reject ${name}`,
      reason: "Reason (the publisher reads it)",
      action: "Reject",
    },
  },
  done: {
    approve: (name: string) => `${name} is approved`,
    ask: (name: string) => `Question sent to the publisher of ${name}`,
    reject: (name: string) => `${name} is rejected`,
  },
});
