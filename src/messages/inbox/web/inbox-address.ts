import { noticeKinds } from "#events/event.ts";
import { type AddressBy, idInAddress, oneOfWords, pageNumber } from "#platform/web/navigation/address.ts";

export const inboxAddress = {
  unread: oneOfWords(["true"]),
  kind: oneOfWords(noticeKinds),
  page: pageNumber,
  /** The line that is read beside the list. */
  line: idInAddress,
};
export type InboxAddress = AddressBy<typeof inboxAddress>;
