import { parseDocument } from "htmlparser2";
import { expect, test } from "vitest";
import { painFile } from "./pain.ts";

const file = painFile({
  id: "0199a1b2-0000-7000-8000-000000000001",
  createdAt: new Date("2026-11-23T09:15:27.123Z"),
  payer: { holder: "Byline Ops", iban: "DE89370400440532013000", bic: "COBADEFFXXX" },
  transfers: [
    {
      id: "0199a1b2-0000-7000-8000-00000000000a",
      payee: { holder: "Quill & Söhne <GmbH>", iban: "GB29NWBK60161331926819", bic: "" },
      amountCents: 12_305,
    },
    {
      id: "0199a1b2-0000-7000-8000-00000000000b",
      payee: { holder: "Okafor\u0007 Press", iban: "FR1420041010050500013M02606", bic: "BNPAFRPP" },
      amountCents: 7,
    },
  ],
});

/** The texts of the elements of a name, in order. */
function textsOf(name: string): string[] {
  return [...file.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, "g"))].map(([, text = ""]) => text);
}

test("a payment file says once what is paid, twice how often and how much, and in which currency", () => {
  expect(textsOf("NbOfTxs")).toEqual(["2", "2"]);
  expect(textsOf("CtrlSum")).toEqual(["123.12", "123.12"]);
  expect(textsOf("InstdAmt")).toEqual(["123.05", "0.07"]);
  expect(file.match(/Ccy="(\w+)"/g)).toEqual(['Ccy="USD"', 'Ccy="USD"']);
  expect(textsOf("ReqdExctnDt><Dt")).toEqual([]);
  expect(file).toContain("<ReqdExctnDt><Dt>2026-11-23</Dt></ReqdExctnDt>");
  expect(textsOf("CreDtTm")).toEqual(["2026-11-23T09:15:27Z"]);
});

test("each transfer names its payee, account and bank, and can be found again by its id", () => {
  expect(textsOf("IBAN")).toEqual(["DE89370400440532013000", "GB29NWBK60161331926819", "FR1420041010050500013M02606"]);
  expect(textsOf("BICFI")).toEqual(["COBADEFFXXX", "BNPAFRPP"]);
  expect(file).toContain("<Othr><Id>NOTPROVIDED</Id></Othr>");
  expect(textsOf("EndToEndId")).toEqual(["0199a1b200007000800000000000000a", "0199a1b200007000800000000000000b"]);
  expect(textsOf("EndToEndId").every((id) => id.length <= 35)).toBe(true);
});

test("what people call themselves can't break the file", () => {
  expect(file).toContain("<Nm>Quill &amp; Söhne &lt;GmbH&gt;</Nm>");
  expect(file).toContain("<Nm>Okafor Press</Nm>");
  const opened = [...file.matchAll(/<(\w+)[ >]/g)].length;
  const closed = [...file.matchAll(/<\/\w+>/g)].length;
  expect(opened).toBe(closed);
  expect(parseDocument(file, { xmlMode: true }).children.length).toBeGreaterThan(1);
});

test("a transfer's elements stand in the order that the schema asks for", () => {
  const first = file.slice(file.indexOf("<CdtTrfTxInf>"), file.indexOf("</CdtTrfTxInf>"));
  const order = ["PmtId", "Amt", "CdtrAgt", "Cdtr", "CdtrAcct", "RmtInf"].map((name) => first.indexOf(`<${name}>`));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(order).not.toContain(-1);
});
