import { expect, test } from "vitest";
import { graceDays, proofsOf, type VerificationStanding, verificationAfterLook } from "./verification.ts";

const now = new Date("2026-11-21T04:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const found = { found: true, problem: null };
const gone = { found: false, problem: "There is nothing." };
const unseen = { found: null, problem: "The name servers do not answer." };

test.each<[string, VerificationStanding, typeof found | typeof gone | typeof unseen, object]>([
  ["found proves", { state: "unverified", missingSince: null }, found, { state: "verified", happened: null }],
  [
    "not found changes nothing",
    { state: "unverified", missingSince: null },
    gone,
    { state: "unverified", happened: null },
  ],
  [
    "gone keeps the mark and is told",
    { state: "verified", missingSince: null },
    gone,
    { state: "missing", missingSince: now, happened: "missProof" },
  ],
  [
    "still gone is told once",
    { state: "missing", missingSince: daysAgo(13) },
    gone,
    { state: "missing", happened: null },
  ],
  [
    "gone for the whole time loses the mark",
    { state: "missing", missingSince: daysAgo(graceDays) },
    gone,
    { state: "unverified", missingSince: null, happened: "loseMark" },
  ],
  [
    "back again is as if nothing had been",
    { state: "missing", missingSince: daysAgo(10) },
    found,
    { state: "verified", missingSince: null, happened: null },
  ],
  [
    "name servers that do not answer take nothing away",
    { state: "missing", missingSince: daysAgo(30) },
    unseen,
    { state: "missing", happened: null },
  ],
])("R2.19 %s", (_sentence, standing, finding, outcome) => {
  expect(verificationAfterLook(standing, finding, now)).toMatchObject(outcome);
});

test("R2.19 proofs lie at the root of the host, whatever page and port the medium is at", () => {
  const proofs = proofsOf({ domain: "gazette.example", url: "http://www.gazette.example:8080/me/", token: "t" });
  expect(proofs.dns).toEqual({ name: "_byline.gazette.example", value: "byline-verification=t" });
  expect(proofs.meta.address).toBe("http://www.gazette.example/");
  expect(proofs.file.address).toBe("http://www.gazette.example/.well-known/byline-verification.txt");
});
