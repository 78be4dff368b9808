import { expect, test } from "vitest";
import type { Letter } from "./letter.ts";
import { renderLetter } from "./render-letter.ts";

const sender = { title: "Byline", publicUrl: "https://byline.example" };
const letter: Letter = {
  subject: "Delta <Ledger> accepted",
  paragraphs: ["The publisher accepted."],
  facts: [{ label: "Total", value: "$211.65" }],
  items: [{ title: "One & two", text: "Both", path: "/orders/1" }],
  action: { label: "Open the order", path: "/orders/1" },
  unsubscribePath: "/unsubscribe?token=x",
  preferencesPath: "/profile/notifications",
};

test("both parts of a mail say the same, with addresses of this installation", () => {
  const { html, text } = renderLetter(letter, sender);
  for (const said of ["The publisher accepted.", "$211.65", "Total", "https://byline.example/orders/1", "Both"])
    for (const part of [html, text]) expect(part).toContain(said);
  expect(text).toContain("Choose your mails: https://byline.example/profile/notifications");
  expect(html).toContain('href="https://byline.example/unsubscribe?token=x"');
});

test("whatever people wrote is text in a mail, never markup", () => {
  const { html } = renderLetter(letter, sender);
  expect(html).toContain("<h1");
  expect(html).toContain("Delta &lt;Ledger&gt; accepted");
  expect(html).toContain("One &amp; two");
  expect(html).not.toContain("<Ledger>");
});
