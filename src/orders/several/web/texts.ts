import { catalogue } from "#platform/words/catalogue.ts";
import { counted } from "#platform/words/number-words.ts";

export const texts = catalogue("several-orders", {
  label: "Several orders at once",
  approve: "Approve several",
  approveText: "Each publication is approved on its own. Its order is completed and its publisher paid.",
  approveThese: (count: number) => `Approve ${counted(count, "publication")}`,
  pays: (total: string) => `${total} goes to the publishers and the service fee.`,
  write: "One text for several",
  share: "Share texts",
  writeText:
    "The text replaces the one in these orders, and its links get the kind that each order booked. Send it now, or save it to finish each order separately. Orders whose conditions it doesn't meet keep the text and say why.",
  writeThese: (count: number) => `Write into ${counted(count, "order")}`,
  writeAndSend: (count: number) => `Write and send ${count}`,
  chooseAll: (count: number) => `Choose all ${count}`,
  on: {
    After: (day: string) => `Publish after ${day}`,
    On: (day: string) => `Publish on ${day}`,
    Before: (day: string) => `Publish before ${day}`,
  },
  asSoonAsAccepted: "Publish as soon as accepted",
  accept: "Accept several",
  acceptText: "Each order is accepted on its own. You commit to publish or write within its turnaround.",
  acceptThese: (count: number) => `Accept ${counted(count, "order")}`,
  earns: (total: string) => `You earn ${total} when they are completed.`,
  nothingToApprove: "None of these orders has a publication to approve.",
  nothingToWrite: "None of these orders needs a text from you now.",
  orders: "Orders",
  done: "Done",
  outcomes: (done: number, of: number) => `${done} of ${counted(of, "order")} done`,
  close: "Close",
  changes: {
    approve: "Approve several publications",
    accept: "Accept several orders",
    write: "Write one text into several orders",
  },
});
