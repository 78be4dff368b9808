import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { adminAddresses, nameOfOrganization } from "./queries.ts";

const texts = catalogue("accounts.suspension.mails", {
  suspended: (name: string) => `${name} is suspended`,
  reason: (name: string, reason: string) => `The operator suspended ${name}: ${reason}`,
  ordersGoOn:
    "Orders that are under way go on. New bookings, offers, outlets, top-ups and withdrawals wait until it is active again.",
  active: (name: string) => `${name} is active again`,
  canAgain: (name: string) =>
    `${name} can book, publish and withdraw again. Outlets are listed again when you list them.`,
  open: "Open Byline",
});

export async function tellSuspension(tx: Tx, { verb, subjectId, message }: RecordedEvent): Promise<Notice[]> {
  if (verb !== "suspend" && verb !== "reactivate") return [];
  const name = (await nameOfOrganization(tx, subjectId)) ?? "";
  const letter =
    verb === "suspend"
      ? { subject: texts.suspended(name), paragraphs: [texts.reason(name, message), texts.ordersGoOn] }
      : { subject: texts.active(name), paragraphs: [texts.canAgain(name)] };
  const action = { label: texts.open, path: "/dashboard" };
  return (await adminAddresses(tx, subjectId)).map((email) => ({ to: { email }, ...letter, action }));
}
