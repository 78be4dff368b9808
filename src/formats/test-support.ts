import { type FieldName, type FormatFields, fieldNamed, usualFields } from "./conditions.ts";

/** No answer rules another one out. */
export const anyFormat: FormatFields = {
  ...usualFields,
  formatType: "Advertorial",
  priceCents: 18_000,
  writingService: true,
  writingPriceCents: 4_000,
  hyperlinkKind: "Dofollow For a Fee",
  dofollowFeeCents: 2_000,
};

export const otherBy = (name: FieldName): FormatFields => ({ ...anyFormat, [name]: otherValue(name) });

function otherValue(name: FieldName): unknown {
  const field = fieldNamed(name);
  switch (field.kind) {
    case "number":
    case "money":
      return Number(anyFormat[name]) + 100;
    case "choice":
      return field.of.find((choice) => choice !== anyFormat[name]);
    case "text":
      return "Another";
    case "topics":
    case "addresses":
      return ["https://another.example/"];
    case "extras":
      return [{ name: "Another", priceCents: 500 }];
    case "yesOrNo":
      return !anyFormat[name];
  }
}
