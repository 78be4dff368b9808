import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AuthSettings } from "../config.ts";

const cookieName = "byline-provider";

/**
 * Sets a cookie for the return from a provider and returns its hash. Another person who is sent the address has no such
 * cookie.
 */
export function markBrowser(reply: FastifyReply, settings: AuthSettings, redirectUri: string): string {
  const mark = randomBytes(32).toString("base64url");
  const callback = new URL(redirectUri);
  const parts = [
    `${cookieName}=${mark}`,
    `Path=${callback.pathname}`,
    `Max-Age=${settings.AUTH_FLOW_STATE_EXPIRY_SECONDS}`,
    "HttpOnly",
    "SameSite=Lax",
    ...(callback.protocol === "https:" ? ["Secure"] : []),
  ];
  reply.header("set-cookie", parts.join("; "));
  return hash(mark);
}

/** True for the browser that `markBrowser` marked with this hash. */
export function isMarked({ headers }: FastifyRequest, expected: string | null): boolean {
  const cookie = headers.cookie?.split("; ").find((each) => each.startsWith(`${cookieName}=`));
  if (!cookie || !expected) return false;
  return timingSafeEqual(Buffer.from(hash(cookie.slice(cookieName.length + 1))), Buffer.from(expected));
}

const hash = (mark: string) => createHash("sha256").update(mark).digest("hex");
