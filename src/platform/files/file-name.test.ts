import { expect, test } from "vitest";
import { fileName } from "./file-name.ts";

const pdf = "application/pdf";
const text = "text/plain; charset=utf-8";

test.each([
  ["passport.pdf", pdf, "passport.pdf"],
  ["Passport Scan.PDF", pdf, "Passport Scan.pdf"],
  ["passport.html", pdf, "passport.pdf"],
  ["passport.pdf.exe", pdf, "passport.pdf.pdf"],
  ["a\u202Efdp.exe", pdf, "afdp.pdf"],
  ["brief.js", text, "brief.txt"],
  ["x.hta", text, "x.txt"],
  ["numbers.csv", text, "numbers.txt"],
  ["../../etc/passwd", text, "etcpasswd.txt"],
  ["photo.jpeg", "image/jpeg", "photo.jpg"],
  ["", pdf, "file.pdf"],
  [".bashrc", text, "bashrc.txt"],
  ["Q3 v1.2 final", text, "Q3 v1.2 final.txt"],
  ["line\nbreak.png", "image/png", "linebreak.png"],
])("the name %j of a file that is %s becomes %j", (given, type, name) => {
  expect(fileName(given, type)).toBe(name);
});
