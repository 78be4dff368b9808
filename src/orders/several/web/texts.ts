import { catalogue } from "#platform/web/catalogue.ts";

export const texts = catalogue("several-orders", {
  label: "Several orders at once",
  approve: "Approve several",
  approveText: "Each publication is approved by itself: its order is completed and its publisher paid.",
  approveThese: (count: number) => `Approve ${plural(count, "publication")}`,
  pays: (total: string) => `${total} go to the publishers and the service fee.`,
  write: "One text for several",
  share: "Share texts",
  writeText: "The text takes the place of what stands in these orders. You send each of them when its conditions hold.",
  writeThese: (count: number) => `Write into ${plural(count, "order")}`,
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
