import { operatorAddresses } from "#accounts/people/server/queries.ts";
import type { Notice, RecordedEvent } from "#events/event.ts";
import type { Tx } from "#platform/database/database.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { KnownPageHappening } from "../known-pages.ts";

const letters = catalogue("settings.knownPages.mails", {
  fallSilent: {
    subject: "No known page has answered for six hours",
    paragraphs: [
      "Byline asks its known pages before it says that a publication is lost. While none of them answers, the looks that find something missing count as unsure: no claim opens, and no refund runs.",
      "Check the server's network. If the pages themselves are gone, name others in the settings.",
    ],
  },
  answer: {
    subject: "A known page answers again",
    paragraphs: ["The guarantee continues: checks of publications count again."],
  },
} satisfies Record<KnownPageHappening, { subject: string; paragraphs: string[] }>);

const { openSettings } = catalogue("settings.knownPages.mailParts", { openSettings: "Open the settings" });

/** During a silence the guarantee of publications is off. */
export async function tellKnownPages(tx: Tx, { verb }: RecordedEvent<KnownPageHappening>): Promise<Notice[]> {
  const addresses = await operatorAddresses(tx);
  const action = { label: openSettings, path: "/operator/settings" };
  return addresses.map((email) => ({
    to: { email },
    subject: letters[verb].subject,
    paragraphs: [...letters[verb].paragraphs],
    action,
  }));
}
