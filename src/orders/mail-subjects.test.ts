import { expect, test } from "vitest";
import { tradeSides } from "#events/trade-side.ts";
import { mailSubjectOf } from "./mail-subjects.ts";
import { orderMoveNames } from "./order.ts";
import { publicationHappenings } from "./publication-happenings.ts";

const facts = { outlet: "Delta Ledger", amount: "$211.65", due: "Dec 1", proposed: "Dec 3" };
const told = [...orderMoveNames.filter((name) => name !== "publish"), ...publicationHappenings];

test("a subject says what happened, on which outlet, for how much and until when", () => {
  expect(mailSubjectOf("accept", "client", facts)).toBe("Delta Ledger accepted for $211.65, publishes by Dec 1");
  expect(mailSubjectOf("send", "publisher", facts)).toBe("New order for Delta Ledger: earn $211.65, answer by Dec 1");
  expect(mailSubjectOf("pass", "client", facts)).toBe("Delta Ledger published, all checks passed, approve by Dec 1");
  expect(mailSubjectOf("proposeDate", "publisher", facts)).toBe("New publish date proposed for Delta Ledger: Dec 3");
});

test.each(told)("%s names the outlet to both sides, with and without a deadline", (name) => {
  for (const side of tradeSides)
    for (const due of ["Dec 1", undefined]) {
      const subject = mailSubjectOf(name, side, { ...facts, due });
      expect(subject).toContain("Delta Ledger");
      expect(subject).not.toMatch(/undefined|null|, $/);
      expect(subject.length).toBeLessThan(90);
    }
});
