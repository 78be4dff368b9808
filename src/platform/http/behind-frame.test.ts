import { expect, test } from "vitest";
import { behindFrame } from "./behind-frame.ts";

const page =
  '<head><script type="module" crossorigin src="/assets/app.js"></script><link rel="modulepreload" crossorigin href="/assets/base.js"><link rel="stylesheet" crossorigin href="/assets/base.css"><link rel="modulepreload" crossorigin href="/assets/list.js"></head><body><div id="root"></div></body>';
const entry = { script: "/assets/app.js", parts: ["/assets/base.js"], styles: ["/assets/base.css"] };

test("the frame stands before the app, and calls its scripts", () => {
  const framed = behindFrame(page, entry, ({ entry, parts }) => `<b>${entry} and ${parts}</b>`);
  expect(framed).toBe(
    '<head><link rel="stylesheet" crossorigin href="/assets/base.css"></head><body><b>/assets/base.js,/assets/app.js and /assets/base.js,/assets/list.js</b><div id="root"></div></body>',
  );
});

test("a screen without a frame begins with its scripts", () => {
  expect(behindFrame(page, entry, () => "")).toBe(page);
});
