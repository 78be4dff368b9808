import Fastify from "fastify";
import { expect, test } from "vitest";
import { trustedProxies, trustProxy } from "./trusted-proxies.ts";

async function callerBehind(setting: string, forwarded: string): Promise<string> {
  const app = Fastify({ trustProxy: trustProxy(trustedProxies.parse(setting)) });
  app.get("/", ({ ip }) => ip);
  const { body } = await app.inject({ url: "/", headers: { "x-forwarded-for": forwarded } });
  await app.close();
  return body;
}

const forged = "6.6.6.6, 203.0.113.9";

test("a caller can't choose their address: only what the proxies in front added counts", async () => {
  expect(await callerBehind("off", forged)).toBe("127.0.0.1");
  expect(await callerBehind("1", forged)).toBe("203.0.113.9");
  expect(await callerBehind("loopback", forged)).toBe("203.0.113.9");
  expect(await callerBehind("127.0.0.0/8", `${forged}, 127.0.0.2`)).toBe("203.0.113.9");
  expect(await callerBehind("2", `${forged}, 10.0.0.2`)).toBe("203.0.113.9");
});

test("all of them, and what is no network, are refused with what to write", () => {
  for (const text of ["true", "yes", "-1", "99", "10.0.0.0/33", "everybody", "::1/129", "10.0.0.1/8/8", ""])
    expect(() => trustedProxies.parse(text), text).toThrow("how many proxies");
});
