import type { Page } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import { demoLogins } from "../../src/demo/cast.ts";
import { inspect } from "../support/appearance.ts";
import { asPublisher, newAdvertiser, newFormat, newOrder } from "../support/booked-order.ts";
import { expect, test } from "../support/byline.ts";
import { expectSettled } from "../support/readiness.ts";

const [, paul] = demoLogins;

const text = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });
const saved = (page: Page) => expect(page.getByRole("status").filter({ hasText: /^Saved$/ })).toBeVisible();

async function paste(page: Page, html: string): Promise<void> {
  await text(page).click();
  await text(page).evaluate((editor, content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", content);
    editor.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

const wordFile = Buffer.from(
  zipSync({
    "[Content_Types].xml": strToU8(
      `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    ),
    "_rels/.rels": strToU8(
      `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    "word/document.xml": strToU8(
      `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t xml:space="preserve">By the </w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>fjord</w:t></w:r></w:p></w:body></w:document>`,
    ),
  }),
);
const tooMuch = "This sentence is more than was booked, and is marked from where it begins to be.";

async function importFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.keyboard.press("Control+End");
  await page.locator('input[type="file"][accept*=".docx"]').setInputFiles({ name, mimeType: "", buffer });
}

const wordItem = (sign: string, words: string) =>
  `<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${sign}<span>&nbsp;</span></span>${words}</p>`;

test("R2.22 R5.3 a text is pasted and imported, marked where it is over, written by two, commented and compared", async ({
  newPerson,
  byline,
}) => {
  const publisher = await asPublisher(byline.url);
  const conditions = { textMinCharacters: 20, textMaxCharacters: 120, hyperlinksMax: 1 };
  const format = await newFormat(publisher, "Estuary Gazette", 10_000, conditions);
  const buyer = await newAdvertiser(byline.url, "Edda", 22_000);
  const { id } = await newOrder(buyer.call, buyer.campaign, format);
  const edda = await newPerson(buyer.login);
  await edda.goto(`${buyer.board}?order=${id}`);
  await edda.getByRole("textbox", { name: "Title" }).fill("Nimbus opens a roastery");

  await test.step("What Word and Google Docs bring along stays behind, its structure comes", async () => {
    await paste(
      edda,
      `<p class="MsoNormal" style="color:red">Nimbus roasts:</p>${wordItem("·", "beans")}${wordItem("·", "nuts")}`,
    );
    await expect(text(edda).getByRole("listitem")).toHaveText(["beans", "nuts"]);
    await importFile(edda, "place.docx", wordFile);
    await expect(text(edda).locator("strong")).toHaveText("fjord");
    await importFile(
      edda,
      "more.md",
      Buffer.from("## Where\n\nIn **Oslo**.\n\n| Day | Hour |\n|-|-|\n| Friday | 9 |\n"),
    );
    await expect(text(edda).getByRole("heading", { name: "Where" })).toBeVisible();
    await expect(text(edda).getByRole("row")).toHaveText(["DayHour", "Friday9"]);
    await saved(edda);
  });

  await test.step("What is over a condition is marked in the text", async () => {
    await edda.keyboard.press("Control+End");
    await edda.keyboard.type(tooMuch);
    await expect(text(edda).locator('[data-mark="over"]').first()).toBeVisible();
    await expect(edda.getByText(/more than the 120 allowed/)).toBeVisible();
    for (let times = 0; times < tooMuch.length; times++) await edda.keyboard.press("Backspace");
    await expect(text(edda).locator('[data-mark="over"]')).toHaveCount(0);
    await saved(edda);
  });

  await test.step("Of two who write at once the later chooses, and the other text stays", async () => {
    const again = await edda.context().newPage();
    await again.goto(`${buyer.board}?order=${id}`);
    await expect(text(again)).toContainText("Oslo");
    await again.getByRole("textbox", { name: "Title" }).fill("Nimbus opens its first roastery");
    await saved(again);
    await edda.getByRole("textbox", { name: "Title" }).fill("A roastery for Oslo");
    await expect(edda.getByText(/because someone saved another one/)).toBeVisible();
    await expect(edda.locator("ins", { hasText: "Oslo" })).toBeVisible();
    await inspect(edda);
    await edda.getByRole("button", { name: "Use the saved one" }).click();
    await expect(edda.getByRole("textbox", { name: "Title" })).toHaveValue("Nimbus opens its first roastery");
    await expect(edda.getByText("Set aside")).toBeVisible();
    await again.close();
  });

  const title = edda.getByRole("textbox", { name: "Title" });
  const setAside = edda.getByRole("button", { name: /^Compare the text with “Set aside”/ });
  const takeNewest = async () => {
    await setAside.first().click();
    await edda.getByRole("button", { name: "Use this text" }).click();
  };
  await test.step("An earlier text replaces the present one, which stays among the versions", async () => {
    await takeNewest();
    await expect(title).toHaveValue("A roastery for Oslo");
    await expect(setAside).toHaveCount(2);
    await takeNewest();
    await expect(title).toHaveValue("Nimbus opens its first roastery");
    await saved(edda);
  });

  await test.step("After a reload the unsaved text returns, and the saved one can be taken instead", async () => {
    await edda.route(`**/api/orders/${id}`, (route) =>
      route.request().method() === "PATCH" ? route.abort("connectionreset") : route.fallback(),
    );
    await title.fill("A title for later");
    await expect(edda.getByText("Not saved, retrying")).toBeVisible();
    await edda.reload();
    await expect(edda.getByText(/^We restored your unsaved text/)).toBeVisible();
    await edda.unroute(`**/api/orders/${id}`);
    await saved(edda);
    await edda.getByRole("button", { name: "Use the saved text instead" }).click();
    await expect(title).toHaveValue("Nimbus opens its first roastery");
    await saved(edda);
  });

  const paulsPage = await newPerson(paul);
  await test.step("The publisher comments on a passage and asks for changes", async () => {
    expect((await buyer.call("POST", `/api/orders/${id}/send`, {})).status).toBe(200);
    await paulsPage.goto(`/publisher/orders?order=${id}`);
    const passage = paulsPage.getByRole("document", { name: "Text" }).getByText("Oslo");
    await passage.dblclick();
    await paulsPage.getByRole("button", { name: "Comment on a passage" }).click();
    await expect(paulsPage.getByRole("textbox", { name: "Passage" })).toHaveValue("Oslo");
    await paulsPage.getByRole("textbox", { name: "Comment" }).fill("Which street?");
    await paulsPage.getByRole("button", { name: "Comment", exact: true }).click();
    await expect(paulsPage.locator('[data-mark="comment"]')).toHaveText("Oslo");
    await expectSettled(paulsPage);
    await inspect(paulsPage);
    expect((await publisher("POST", `/api/orders/${id}/request-changes`, { reason: "Name the street." })).status).toBe(
      200,
    );
  });

  await test.step("The advertiser answers it in the text, and the publisher reads what changed", async () => {
    await edda.reload();
    await expect(text(edda).locator('[data-mark="comment"]')).toHaveText("Oslo");
    await text(edda).locator("strong", { hasText: "Oslo" }).dblclick();
    await edda.keyboard.type("Bergen");
    await saved(edda);
    await edda.getByRole("button", { name: "Resolve the comment on “Oslo”" }).click();
    await expect(edda.getByText("1 resolved comment")).toBeVisible();
    await edda.getByRole("button", { name: "Send to the publisher" }).click();
    await expect(edda.getByText("The text was sent to the publisher.")).toBeVisible();
    await paulsPage.reload();
    // The text comes last and moves what stands below it: a click could miss.
    await expect(
      paulsPage
        .getByRole("dialog", { name: /^Order / })
        .getByText("Bergen")
        .first(),
    ).toBeVisible();
    await paulsPage
      .getByRole("button", { name: /^Compare the text with “Sent”/ })
      .last()
      .press("Enter");
    const dialog = paulsPage.getByRole("dialog", { name: "What changed since" });
    await expect(dialog.locator("del")).toHaveText("Oslo");
    await expect(dialog.locator("ins")).toHaveText("Bergen");
    await inspect(paulsPage, dialog);
  });

  await test.step("A text from elsewhere is saved with links as they are booked, or with none", async () => {
    const linked = '<p>Nimbus opens <a href="https://nimbus.example/">a roastery</a></p>';
    const openLinked = async (hyperlinkKind: string) => {
      const hyperlinksMax = hyperlinkKind === "Without" ? 0 : 1;
      const other = await newFormat(publisher, `Estuary ${hyperlinkKind}`, 5_000, { hyperlinkKind, hyperlinksMax });
      const booked = await newOrder(buyer.call, buyer.campaign, other);
      await buyer.call("PATCH", `/api/orders/${booked.id}`, { title: "Nimbus", content: linked });
      await edda.goto(`${buyer.board}?order=${booked.id}`);
      return expect.poll(async () => (await buyer.call("GET", `/api/orders/${booked.id}`)).body.content);
    };
    await (await openLinked("Nofollow")).toContain('rel="nofollow"');
    await (await openLinked("Without")).toBe("<p>Nimbus opens a roastery</p>");
    await paste(edda, '<a href="https://nimbus.example/menu">the menu</a>');
    await expect(edda.getByText(/^1 link was removed/)).toBeVisible();
    await expect(text(edda)).toContainText("the menu");
    await expect(text(edda).getByRole("link")).toHaveCount(0);
  });
});
