import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AuthSettings } from "../config.ts";
import { callbackUrl } from "./flow.ts";

const cookieName = "byline-link";

/**
 * Marks the browser that begins a link with a cookie that only the way back from a provider shows, for as long as a visit
 * there may last. Answers the hash to remember: who is sent the provider's address by another person has no such cookie.
 */
export function markBrowser(reply: FastifyReply, settings: AuthSettings): string {
  const mark = randomBytes(32).toString("base64url");
  const callback = new URL(callbackUrl(settings));
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

/** Whether the request comes from the browser that was marked so. */
export function isMarked({ headers }: FastifyRequest, expected: string | null): boolean {
  const cookie = headers.cookie?.split("; ").find((each) => each.startsWith(`${cookieName}=`));
  if (!cookie || !expected) return false;
  return timingSafeEqual(Buffer.from(hash(cookie.slice(cookieName.length + 1))), Buffer.from(expected));
}

const hash = (mark: string) => createHash("sha256").update(mark).digest("hex");
