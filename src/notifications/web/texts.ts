import { catalogue } from "#platform/web/catalogue.ts";

/** Which mails a person wants (R7.2). */
export const texts = catalogue("notifications", {
  title: "Notifications",
  lead: "Mails that we send you. What you must know to use your account always arrives.",
  names: {
    orderUpdates: "Orders: sent, accepted, published, approved",
    offers: "Offers and answers to them",
    billing: "Top-ups, withdrawals and invoices",
    productNews: "News about the product",
  } as Record<string, string>,
});
