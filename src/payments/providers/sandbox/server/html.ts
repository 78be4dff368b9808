import { type Html, html } from "#platform/http/markup/html.ts";
import { formatCents } from "#platform/money/money.ts";
import { type TransactionStatus, transactionStatuses, transactionStatusNames } from "#wallet/transaction.ts";
import { type SandboxPageName, sandboxAnswersOf } from "../answers.ts";

/** The first two facts stand on a checkout's page only. Cents. */
export type ShownPage = {
  organizationName?: string;
  status?: TransactionStatus;
  amountCents: number;
  backPath: string;
};

const titles: Record<SandboxPageName, string> = {
  checkout: "Test payment",
  card: "Test card",
  onboarding: "Test payout details",
  payout: "Test payout",
  identity: "Test identity check",
};

const { pending, success, partiallyRefunded } = transactionStatuses;

/** The buttons of a checkout go with how its payment stands. */
function isOpen(page: SandboxPageName, name: string, status: TransactionStatus | undefined): boolean {
  if (page !== "checkout" || status === undefined) return true;
  return ["pay", "decline", "leave"].includes(name)
    ? status <= pending
    : status === success || status === partiallyRefunded;
}

/** A page of the sandbox, with a button for each answer that is possible now. */
export function sandboxPage(page: SandboxPageName, shown: ShownPage): Html {
  const { organizationName, status, amountCents, backPath } = shown;
  const answers = sandboxAnswersOf(page).filter(([name]) => isOpen(page, name, status));
  const buttons = answers.map(
    ([name, { label, isMain }]) =>
      html`<button name="answer" value="${name}"${isMain && html` class="main"`}>${label}</button>`,
  );
  const isOver = status !== undefined && status > pending;
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${titles[page]}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f6f6f7;color:#1a1a1a}main{max-width:420px;margin:8vh auto;background:#fff;padding:32px;border-radius:8px;border:1px solid #e3e3e6}
h1{font-size:20px;margin:0 0 8px}.amount{font-size:36px;font-weight:700;margin:16px 0;font-variant-numeric:tabular-nums}.note{background:#fff6d6;border:1px solid #e8d48b;padding:8px 12px;border-radius:6px}
button{font:inherit;width:100%;padding:12px;border-radius:6px;border:1px solid #c9c9cf;background:#fff;margin-top:12px;cursor:pointer}.main{background:#d6152c;color:#fff;border-color:#d6152c;font-weight:600}</style></head>
<body><main><h1>${titles[page]}</h1><p class="note">This is the sandbox: no card is charged and no real money moves.</p>
${organizationName && html`<p>To the balance of ${organizationName}</p>`}${amountCents > 0 && html`<p class="amount">${formatCents(amountCents)}</p>`}
${isOver && html`<p>This payment is over: ${transactionStatusNames[status]}.</p><p><a href="${backPath}">Back to the top-up</a></p>`}
${buttons.length > 0 && html`<form method="post">${buttons}</form>`}
</main></body></html>`;
}
