import { expect, test } from "vitest";
import { networkOf } from "./network.ts";

test("a visitor is an IPv4 address or an IPv6 customer's network", () => {
  expect(networkOf("192.0.2.7")).toBe("192.0.2.7");
  expect(networkOf("::ffff:192.0.2.7")).toBe("192.0.2.7");
  expect(networkOf("2001:db8:1:2:3:4:5:6")).toBe(networkOf("2001:db8:1:2:ffff::1"));
  expect(networkOf("2001:db8:1:2::1")).not.toBe(networkOf("2001:db8:1:3::1"));
  expect([networkOf(undefined), networkOf("nowhere")]).toEqual(["unknown", "unknown"]);
});
