import type { Download, Page } from "@playwright/test";

const choose = (operator: Page, publisher: string) =>
  operator.getByLabel(`Select the withdrawal of ${publisher}`).check();

/** The operator puts a publisher's withdrawal into a file for the bank. */
export async function createPaymentFile(operator: Page, publisher: string): Promise<Download> {
  await operator.goto("/operator/withdrawals");
  await choose(operator, publisher);
  await operator.getByRole("button", { name: "Payment file" }).click();
  const dialog = operator.getByRole("dialog", { name: "Payment file" });
  await dialog.getByLabel("Account holder").fill("Byline Operations");
  await dialog.getByLabel("IBAN").fill("GB29 NWBK 6016 1331 9268 19");
  const download = operator.waitForEvent("download");
  await dialog.getByRole("button", { name: "Create file" }).click();
  return download;
}

/** And once the bank has paid. */
export async function markAsPaid(operator: Page, publisher: string): Promise<void> {
  await operator.getByText("On the way", { exact: true }).click();
  await choose(operator, publisher);
  await operator.getByRole("button", { name: "Mark as paid" }).click();
}
