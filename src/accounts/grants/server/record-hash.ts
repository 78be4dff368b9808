import { hash } from "node:crypto";

/** Kinds are apart: a refresh token is never read as an access token. */
export const hashOf = (kind: string, secret: string): Buffer => hash("sha256", `${kind} ${secret}`, "buffer");
