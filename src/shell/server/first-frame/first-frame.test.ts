import { expect, test } from "vitest";
import type { OpenedWords } from "#platform/contract/first-words.ts";
import { routes } from "#routes.ts";
import { bareAddresses, firstFrame } from "./first-frame.ts";

type Screen = { id?: string; path?: string; children?: Screen[] };

const screens: Screen[] = (routes as Screen).children ?? [];

const id = "01a216e0-30e0-762e-b0a9-1ff5dd740a80";
const at = (address: string, words?: OpenedWords) =>
  firstFrame(address, { words, title: "<Desk>", demoLogins: undefined, entry: ["/a.js", "/b.js"], parts: ["/c.js"] });

test("every screen with a bar has a frame, and no other", () => {
  const none = screens.find(({ id }) => id === "none");
  expect(none?.children?.map(({ path }) => path)).toEqual(bareAddresses);
  for (const address of bareAddresses) expect(at(address.replace("$id", id)), address).toBe("");
  for (const address of ["/", "/orders", "/media", "/unknown"]) expect(at(address)).toContain("&lt;Desk&gt;");
});

test("a frame names the scripts in their order, and says at once what needs no document", () => {
  const frame = at("/offers/prices", {
    layout: "dashboard",
    title: "Agreed <prices>",
    lead: { of: "/agreed_prices", text: "Yours, {name}" },
    rows: { of: "/agreed_prices", lines: ["{name}"], look: "case", below: 49 },
  });
  expect(frame).toContain('data-entry="/a.js /b.js" data-parts="/c.js"');
  expect(frame).toContain("<h1>Agreed &lt;prices&gt;</h1>");
  expect(frame).toContain('<p data-of="/agreed_prices" data-text="Yours, {name}"');
  expect(frame).toContain(
    'data-in="hydra:member" style="--below:49px;--inset:0px;--outset:0px;"><p data-text="{name}"></p></section>',
  );
});

test("words in places of their own stand there, and figures in one box", () => {
  const figure = { of: "/wallets/", lines: ["Available", "{availableCents|cents}"], look: "stat" } as const;
  const field = { lines: ["Fee", "0 to <50>"], look: "field", at: { top: 112, start: 0, width: 404 } } as const;
  const frame = at("/profile/billing", { layout: "profile", title: "Billing", rows: [field, figure, figure] });
  expect(
    frame.match(/<article>(<section class="stat" data-of="\/wallets\/".*?<\/section>){2}<\/article>/),
  ).not.toBeNull();
  expect(frame).toContain("inset-block-start:112px;inset-inline-start:calc(var(--start) + 0px);inline-size:404px");
  expect(frame).toContain("<p>Fee</p><p>0 to &lt;50&gt;</p>");
});

test("an opened order covers its screen's words; an odd address draws the bar alone", () => {
  const list: OpenedWords = { layout: "dashboard", title: "Orders" };
  expect(at(`/orders?status=sent&order=${id}`, list)).toContain(`data-of="/orders/${id}" data-text="{title}"`);
  expect(at(`/orders?status=sent&order=${id}`, list)).not.toContain("<h1>Orders");
  expect(at("/orders?order=%22%3E", list)).toContain("<h1>Orders");
  for (const address of ['/media/"><script>', "/orders?order=%22%3E"])
    expect(at(address)).not.toMatch(/data-of="|"><script>alert/);
});
