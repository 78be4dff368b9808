import { catalogue } from "#platform/web/catalogue.ts";

export const texts = catalogue("several-orders", {
  label: "Several orders at once",
  approve: "Approve several",
  approveText: "Each publication is approved by itself: its order is completed and its publisher paid.",
  approveThese: (count: number) => `Approve ${plural(count, "publication")}`,
  pays: (total: string) => `${total} go to the publishers and the service fee.`,
  write: "One text for several",
  share: "Share texts",
  writeText:
    "The text replaces the one in these orders. Send it now, or keep it there to finish each by itself. An order whose conditions the text misses keeps it and says why.",
  writeThese: (count: number) => `Write into ${plural(count, "order")}`,
  writeAndSend: (count: number) => `Write and send ${count}`,
  chooseAll: (count: number) => `Choose all ${count}`,
  on: {
    After: (day: string) => `Publish after ${day}`,
    On: (day: string) => `Publish on ${day}`,
    Before: (day: string) => `Publish before ${day}`,
  },
  asSoonAsAccepted: "Publish as soon as accepted",
  accept: "Accept several",
  acceptText: "Each order is accepted by itself. You promise to publish, or to write, within its turnaround.",
  acceptThese: (count: number) => `Accept ${plural(count, "order")}`,
  earns: (total: string) => `You earn ${total} when they are completed.`,
  nothingToApprove: "None of these orders has a publication to approve.",
  nothingToWrite: "None of these orders has a text that you can write now.",
  orders: "Orders",
  done: "Done",
  outcomes: (done: number, of: number) => `${done} of ${plural(of, "order")} done`,
  close: "Close",
  changes: {
    approve: "Approve several publications",
    accept: "Accept several orders",
    write: "Write one text into several orders",
  },
});

function plural(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
