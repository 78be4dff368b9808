import { catalogue, locale } from "#platform/words/catalogue.ts";

export const texts = catalogue("agents", {
  title: "Agents",
  lead: "Every call an agent made for you, such as Claude or your own program, and the calls of your organization’s service accounts.",
  operatorLead: "Every call an agent made here, and for whom.",
  connect: "Connect an agent with an API token",
  none: "No calls yet",
  noneText: "Connect an agent, and its calls stay listed here for a year.",
  called: "called",
  forPerson: (name: string) => `for ${name}`,
  goneAccount: "a deleted account",
  times: (calls: number) => `${calls.toLocaleString(locale)} times`,
  by: (token: string) => `Token ${token}`,
  outcomes: {
    done: "Done",
    asked: "Asked for your approval",
    declined: "Refused by the person",
    begun: "Unknown outcome",
  } as Readonly<Record<string, string>>,
  refused: (code: string) => `Refused: ${code}`,
});
