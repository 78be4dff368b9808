import { catalogue } from "#platform/web/catalogue.ts";

export const texts = catalogue("service-accounts", {
  title: "Service accounts",
  text: "Keys of the organization itself, for its programs. They act as an admin within their scopes, and go on when their maker leaves.",
  none: "No service accounts yet.",
  create: "New Service Account",
  revoked: "The service account is revoked",
  madeBy: (name: string) => `Made by ${name}`,
  madeByFormer: (name: string) => `Made by ${name}, who has left`,
});
