import { expect, test } from "vitest";
import { openGate, whoIsAsked, withProof } from "./with-proof.ts";

const refusal = Object.assign(new Error("Show it"), { code: "reauthentication_needed" });

function work() {
  const state = { isProven: false };
  return {
    state,
    run: () => withProof(async () => (state.isProven ? "done" : Promise.reject(refusal))),
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("what asks for fresh proof is done once it was given", async () => {
  const close = openGate(() => {});
  const { state, run } = work();
  const result = run();
  await settled();
  state.isProven = true;
  whoIsAsked()?.proven();
  expect(await result).toBe("done");
  expect(whoIsAsked()).toBeUndefined();
  close();
});

test("who gives up is told what was refused, and so is a screen without a gate", async () => {
  const close = openGate(() => {});
  const result = work().run();
  const told = expect(result).rejects.toBe(refusal);
  await settled();
  whoIsAsked()?.leave();
  await told;
  close();
  await expect(work().run()).rejects.toBe(refusal);
});

test("who begins something else has given the first up, and is asked for the second", async () => {
  const close = openGate(() => {});
  const first = expect(work().run()).rejects.toBe(refusal);
  await settled();
  const { state, run } = work();
  const second = run();
  await first;
  await settled();
  state.isProven = true;
  whoIsAsked()?.proven();
  expect(await second).toBe("done");
  close();
});
