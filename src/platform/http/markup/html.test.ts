import { expect, test } from "vitest";
import { html } from "./html.ts";

test("values are escaped, markup is not, lists are joined, and missing parts leave nothing", () => {
  const names = ["<b>", '"q"'];
  expect(
    html`<ul>${names.map((name) => html`<li title="${name}">${name}</li>`)}${undefined}${false}${0}</ul>`.text,
  ).toBe('<ul><li title="&lt;b&gt;">&lt;b&gt;</li><li title="&quot;q&quot;">&quot;q&quot;</li>0</ul>');
});
