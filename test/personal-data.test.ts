import { expect, test } from "vitest";
import { personalData, personalDataDocument } from "../src/personal-data.ts";
import { tables } from "./newest-schema.ts";

const columns = tables.flatMap(({ name, columns: of }) => Object.keys(of).map((each) => `${name}.${each}`));
const described = personalData.flatMap((each) => each.columns);

const looksPersonal =
  /\.(.*_)?(email|phone|ip|ip_address|address|birth_date|user_agent|username|avatar|recipient|letter|legal_name|billing_name|tax_id|holder|encrypted_password|identity_data|raw_user_meta_data)$/;

test("every column that looks personal stands in the table of personal data, with what ends it", () => {
  const isDescribed = (column: string) => described.includes(column) || described.includes(`${column.split(".")[0]}.*`);
  expect(columns.filter((column) => looksPersonal.test(column) && !isDescribed(column))).toEqual([]);
});

test("the table of personal data names columns that there are", () => {
  const there = new Set([...columns, ...Object.values(tables).map(({ name }) => `${name}.*`)]);
  expect(described.filter((column) => !there.has(column))).toEqual([]);
});

test("the document of personal data is as the table says", async () => {
  await expect(personalDataDocument()).toMatchFileSnapshot("../docs/personal-data.md");
});
