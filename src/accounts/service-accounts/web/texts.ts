import { catalogue } from "#platform/words/catalogue.ts";

export const texts = catalogue("service-accounts", {
  title: "Service accounts",
  text: "Keys that belong to the organization. They act as an admin within their scopes and keep working when their creator leaves.",
  none: "No service accounts yet.",
  create: "New service account",
  revoked: "Service account revoked",
  madeBy: (name: string) => `Created by ${name}`,
  madeByFormer: (name: string) => `Created by ${name}, who has left`,
});
