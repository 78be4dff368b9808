import { catalogue } from "#platform/web/catalogue.ts";

export const texts = catalogue("agents", {
  title: "Agents",
  lead: "Every call that an agent made in your name, such as Claude or a program of your own, and those of your organization’s service accounts.",
  operatorLead: "Every call that an agent made here, in whose name it was.",
  connect: "Connect an agent with an API token",
  none: "No agent has called yet",
  noneText: "Once you connect one, everything that it does stands here for a year.",
  called: "called",
  forPerson: (name: string) => `for ${name}`,
  goneAccount: "a deleted account",
  times: (calls: number) => `${calls.toLocaleString("en-US")} times`,
  by: (token: string) => `Token ${token}`,
  outcomes: {
    done: "Done",
    asked: "Asked for your yes",
    declined: "Not allowed by the person",
    begun: "No end known",
  } as Readonly<Record<string, string>>,
  refused: (code: string) => `Refused: ${code}`,
});
