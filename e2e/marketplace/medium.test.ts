import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { demoLogins } from "../../src/demo/cast.ts";
import { runCommand } from "../../test/process.ts";
import { inspect } from "../support/appearance.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/byline.ts";

const [ada] = demoLogins;
const domain = "bayou-gazette.example";

test("R2.12 R10.9 imported readings are a trend with its history, a jump says that it does not fit, and similar media follow", async ({
  newPerson,
  directory,
}) => {
  const importMetrics = async (name: string, lines: string[], columns: string) => {
    const file = join(directory, name);
    writeFileSync(file, `${lines.join("\n")}\n`);
    const map = ["--map", columns, "--source", "Ahrefs"];
    return runCommand(["import", "metrics", file, ...map], { DATA_DIR: directory });
  };
  await test.step("the operator imports five months of one metric, and today's", async () => {
    const months = [40, 41, 39, 40, 42].map((rating, month) => `${domain},2024-0${month + 1}-15,${rating}`);
    const history = await importMetrics(
      "history.csv",
      ["site,day,dr", ...months],
      "domain=site,readOn=day,ahrefsDr=dr",
    );
    expect(history.output).toMatch(/created +5\n/);
    const now = await importMetrics("now.csv", ["site,dr", `${domain},99`, `${domain},101`], "domain=site,ahrefsDr=dr");
    expect(now.output).toContain('dr: Ahrefs DR: Can\'t be more than 100, not "101" (line 3)');
  });

  const page = await newPerson(ada);
  await page.goto("/media?search=bayou-gazette&order%5Bprice%5D=desc");
  await page.getByRole("link", { name: "Bayou Gazette" }).first().click();
  const back = page.getByRole("main").getByRole("link", { name: "Marketplace" });
  await test.step("Ada sees who measured, the trend and that it does not fit", async () => {
    const row = page.getByRole("row", { name: /^Ahrefs DR/ });
    await expect(row).toContainText("Unusual for this outlet: usually about 40");
    await expect(row).toContainText("Ahrefs");
    await expect(page.getByRole("row", { name: /^Moz DA/ })).toContainText("Declared");
    await expect(page.getByText("Not enough orders yet")).toBeVisible();
  });
  await test.step("the whole history is a table", async () => {
    const trend = page.getByRole("button", { name: "Ahrefs DR: from 40 to 99. Show the history" });
    await trend.click();
    const dialog = page.getByRole("dialog", { name: "History: Ahrefs DR" });
    await expect(dialog.getByRole("row", { name: /Feb 15, 2024 41 Ahrefs/ })).toBeVisible();
    await expectAccessible(dialog);
    await page.keyboard.press("Escape");
    await expect(trend).toBeFocused();
  });
  await test.step("the page fits and is accessible", () => inspect(page));
  await test.step("a similar medium is a click away", async () => {
    await page.getByRole("link", { name: "Prairie Gazette" }).click();
    await expect(page.getByRole("heading", { name: "Prairie Gazette", level: 1 })).toBeVisible();
  });
  await test.step("the way back leads to the marketplace as it was left, after a direct visit to all of it", async () => {
    await back.click();
    await expect(page).toHaveURL(/search=bayou-gazette&order\[price\]=desc/);
    await page.getByRole("link", { name: "Bayou Gazette" }).first().click();
    await expect(back).toBeVisible();
    await page.reload();
    await expect(back).toHaveAttribute("href", "/media");
  });
  await test.step("a row marks what is unusual for its outlet", async () => {
    await page.goto("/media?search=alpine+signal");
    const row = page.getByRole("row", { name: /Alpine Signal/ }).first();
    await expect(row.getByRole("img", { name: "Unusual for this outlet" }).first()).toBeVisible();
  });
  await test.step("a comparison marks the jump too, and gives the focus back to its button", async () => {
    await page.goto("/media?search=bayou-gazette");
    const boxes = page.getByRole("checkbox", { name: /^Choose Bayou Gazette, / });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    const compare = page.getByRole("region", { name: "Compare formats" }).getByRole("button", { name: "Compare" });
    await compare.click();
    const dialog = page.getByRole("dialog", { name: "Compare formats" });
    await expect(dialog.getByRole("row", { name: /^Ahrefs DR/ })).toContainText("usually about 40");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(compare).toBeFocused();
  });
});
