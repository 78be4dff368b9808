import {
  invitationHappenings,
  memberHappenings,
  organizationHappenings,
  personHappenings,
  serviceAccountHappenings,
} from "#accounts/happenings.ts";
import { tellInvitationEvent } from "#accounts/invitations/server/tell.ts";
import { tellSuspension } from "#accounts/organizations/server/tell.ts";
import { tellPerson } from "#accounts/people/server/tell.ts";
import { tellServiceAccount } from "#accounts/service-accounts/server/tell.ts";
import { agreedPriceHappenings } from "#formats/agreed-prices/contract.ts";
import { tellFormatEvent } from "#formats/server/tell.ts";
import { formatHappenings } from "#formats/standing.ts";
import { identityHappenings } from "#identity/moves.ts";
import { identityTeller } from "#identity/server/tell.ts";
import { importMoveNames } from "#imports/import.ts";
import { outletHappenings } from "#media/entry/entry.ts";
import { mediaHappenings, tellMediaEvent, tellOutletsEvent } from "#media/server/tell.ts";
import { messageHappenings } from "#messages/happenings.ts";
import { messageTeller } from "#messages/server/tell.ts";
import type { Tellers } from "#notifications/server/consumer.ts";
import { offerHappenings } from "#offers/offer.ts";
import { tellOfferEvent } from "#offers/server/tell.ts";
import { tellAgreedPrice } from "#offers/server/tell-price.ts";
import { booksCheckHappenings } from "#operator/books/server/commands.ts";
import { tellBooksCheck } from "#operator/books/server/tell.ts";
import { diskHappenings } from "#operator/disk/server/commands.ts";
import { tellDisk } from "#operator/disk/server/tell.ts";
import { strainHappenings } from "#operator/strain/server/commands.ts";
import { tellStrain } from "#operator/strain/server/tell.ts";
import { commentHappenings } from "#orders/comments/contract.ts";
import { tellComment } from "#orders/comments/server/tell.ts";
import { reminderHappenings } from "#orders/dates/server/reminders.ts";
import { orderHappenings } from "#orders/order.ts";
import { publicationHappenings } from "#orders/publication-happenings.ts";
import { silentOrderHappenings, tellOrderEvent, tellPublicationEvent, tellReminder } from "#orders/server/tell.ts";
import { shareHappenings } from "#orders/shares/contract.ts";
import { tellShareNote } from "#orders/shares/server/tell.ts";
import { balanceHappenings } from "#payments/alerts/alert.ts";
import { tellBalanceEvent } from "#payments/alerts/server/tell.ts";
import { payeeHappenings, payoutsTeller } from "#payments/payees/server/tell.ts";
import { tellTopUp, topUpHappenings } from "#payments/server/tell.ts";
import { paymentHappenings } from "#payments/top-ups/top-up.ts";
import { noticesOfPayee } from "#payments/withdrawals/server/holds.ts";
import { tellWithdrawalEvent } from "#payments/withdrawals/server/tell.ts";
import { tellHandOver, tellMember } from "#payments/withdrawals/server/tell-holds.ts";
import { withdrawalHappenings } from "#payments/withdrawals/withdrawal.ts";
import { feeHappenings } from "#settings/fees/server/commands.ts";
import { tellFee } from "#settings/fees/server/tell.ts";
import { knownPageHappenings } from "#settings/known-pages/known-pages.ts";
import { tellKnownPages } from "#settings/known-pages/server/tell.ts";
import { readWithdrawable } from "#wallet/server/queries-earnings.ts";
import { tellWebhook } from "#webhooks/server/tell.ts";
import { webhookHappenings } from "#webhooks/webhook.ts";
import { conversations } from "./conversations.ts";

export const tellers: Tellers = {
  agreedPrice: { verbs: agreedPriceHappenings, tell: tellAgreedPrice },
  offer: { verbs: offerHappenings, tell: tellOfferEvent },
  order: { verbs: orderHappenings, silent: silentOrderHappenings, tell: tellOrderEvent },
  publication: { verbs: publicationHappenings, tell: tellPublicationEvent },
  message: { verbs: messageHappenings, tell: messageTeller(conversations) },
  share: { verbs: shareHappenings, tell: tellShareNote },
  comment: { verbs: commentHappenings, tell: tellComment },
  reminder: { verbs: reminderHappenings, tell: tellReminder },
  media: { verbs: mediaHappenings, tell: tellMediaEvent },
  format: { verbs: formatHappenings, tell: tellFormatEvent },
  import: { verbs: importMoveNames },
  topUp: { verbs: topUpHappenings, silent: paymentHappenings, tell: tellTopUp },
  withdrawal: { verbs: withdrawalHappenings, tell: tellWithdrawalEvent },
  balance: { verbs: balanceHappenings, tell: tellBalanceEvent },
  identity: { verbs: identityHappenings, tell: identityTeller(readWithdrawable) },
  invitation: { verbs: invitationHappenings, tell: tellInvitationEvent },
  member: { verbs: memberHappenings, tell: tellMember },
  person: { verbs: personHappenings, tell: tellPerson },
  organization: {
    verbs: [...organizationHappenings, ...outletHappenings, ...feeHappenings, ...payeeHappenings],
    tell: async (tx, event) => [
      ...(await tellOutletsEvent(tx, event)),
      ...(await tellSuspension(tx, event)),
      ...(await tellHandOver(tx, event)),
      ...(await tellFee(tx, event)),
      ...(await payoutsTeller(noticesOfPayee)(tx, event)),
    ],
  },
  serviceAccount: { verbs: serviceAccountHappenings, tell: tellServiceAccount },
  webhook: { verbs: webhookHappenings, tell: tellWebhook },
  knownPages: { verbs: knownPageHappenings, tell: tellKnownPages },
  strain: { verbs: strainHappenings, tell: tellStrain },
  disk: { verbs: diskHappenings, tell: tellDisk },
  booksCheck: { verbs: booksCheckHappenings, tell: tellBooksCheck },
};
