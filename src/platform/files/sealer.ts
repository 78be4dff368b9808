import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { catalogue } from "#platform/words/catalogue.ts";
import { Refusal } from "../http/errors.ts";

const texts = catalogue("platform.files.sealer", {
  sealedOtherwise: "This was encrypted with another key. Put IDENTITY_KEY back.",
  keyMissing: "This installation can't keep documents and bank details safe yet: its operator has to set IDENTITY_KEY.",
});

/** Encrypts bytes against a thief of the disk or the database alone. */
export type Sealer = {
  isReady(): boolean;
  /** `context` names the bytes' owner: sealed bytes copied elsewhere don't open. */
  seal(bytes: Buffer, context: string): Buffer;
  open(sealed: Buffer, context: string): Buffer;
  /** A keyed hash in hexadecimal: the same for the same text, and meaningless without the key. */
  keyOf(text: string, context: string): string;
};

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM with a fresh nonce each time: nonce, tag, then the bytes. All methods throw 503 `no_sealing_key` without
 * a key. `open` throws 503 `sealed_otherwise` for another key's bytes.
 */
export function openSealer(readKey: () => Buffer | undefined): Sealer {
  return {
    isReady: () => readKey() !== undefined,
    seal(bytes, context) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, keyOrRefusal(readKey), nonce).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    keyOf: (text, context) => createHmac("sha256", keyOrRefusal(readKey)).update(`${context}\0${text}`).digest("hex"),
    open(sealed, context) {
      const key = keyOrRefusal(readKey);
      try {
        const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes })
          .setAAD(Buffer.from(context))
          .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
        return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
      } catch {
        throw new Refusal(503, "sealed_otherwise", texts.sealedOtherwise);
      }
    },
  };
}

function keyOrRefusal(readKey: () => Buffer | undefined): Buffer {
  const key = readKey();
  if (key) return key;
  const message = texts.keyMissing;
  throw new Refusal(503, "no_sealing_key", message);
}
