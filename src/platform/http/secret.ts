import { hash, randomBytes } from "node:crypto";

/** 256 random bits, for links and tokens. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** Only the hash is stored, so a copy of the database opens nothing. 256 random bits need neither salt nor slowness. */
export const hashOfSecret = (secret: string): Buffer => hash("sha256", secret, "buffer");
