import { orderLife } from "#orders/order.ts";
import { catalogue } from "#platform/words/catalogue.ts";

export const texts = catalogue("operatorOrders", {
  title: "All orders",
  search: "Number, title, outlet or organization",
  status: "Status",
  all: "All",
  statuses: orderLife.statusNames,
  none: "No order matches",
  due: (when: string) => `Due ${when}`,
  about: (number: string, format: string, outlet: string, parties: string) =>
    `${number} · ${format}, ${outlet} · ${parties}`,
  between: (client: string, publisher: string) => `${client} → ${publisher}`,
});
