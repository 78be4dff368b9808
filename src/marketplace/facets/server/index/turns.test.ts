import { expect, test } from "vitest";
import { Turns } from "./turns.ts";

test("readers share a turn, a writer has one alone, and nobody overtakes", async () => {
  const turns = new Turns();
  const happened: string[] = [];
  const gates = new Map<string, () => void>();
  const work = (name: string) => async () => {
    happened.push(`${name} begins`);
    await new Promise<void>((resolve) => gates.set(name, resolve));
    happened.push(`${name} ends`);
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const all = [turns.read(work("one")), turns.read(work("two")), turns.write(work("write")), turns.read(work("three"))];
  await settled();
  expect(happened).toEqual(["one begins", "two begins"]);
  gates.get("one")?.();
  await settled();
  expect(happened.at(-1)).toBe("one ends");
  gates.get("two")?.();
  await settled();
  expect(happened.at(-1)).toBe("write begins");
  gates.get("write")?.();
  await settled();
  expect(happened.slice(-2)).toEqual(["write ends", "three begins"]);
  gates.get("three")?.();
  await Promise.all(all);
});

test("work that fails ends its turn", async () => {
  const turns = new Turns();
  const fail = async () => Promise.reject(new Error("no"));
  await expect(turns.write(fail)).rejects.toThrow("no");
  await expect(turns.read(fail)).rejects.toThrow("no");
  expect(await turns.write(async () => "next")).toBe("next");
});
