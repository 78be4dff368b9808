import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { parse, stringify } from "uuid";

/**
 * Base64url of version 0 ‖ session uuid ‖ counter (uvarint) ‖ 16 bytes of HMAC-SHA256 ‖ 4 bytes of SHA-256. Signed with
 * the session's own key; nothing is stored, and the active one can be computed again.
 */
export type RefreshToken = { sessionId: string; counter: number; signature: Buffer };

const version = 0;
const uuidLength = 16;
const signatureLength = 16;
const checksumLength = 4;

export function newRefreshTokenKey(): string {
  return randomBytes(32).toString("base64url");
}

export function writeRefreshToken(sessionId: string, counter: number, key: string): string {
  const body = Buffer.concat([Buffer.of(version), parse(sessionId), writeUvarint(counter)]);
  const signed = Buffer.concat([body, sign(body, key)]);
  return Buffer.concat([signed, checksum(signed)]).toString("base64url");
}

/** Reads a token without trusting it yet; undefined when it is malformed or mistyped. */
export function readRefreshToken(text: string): RefreshToken | undefined {
  const bytes = Buffer.from(text, "base64url");
  if (bytes.toString("base64url") !== text) return undefined;
  const counterLength = bytes.length - 1 - uuidLength - signatureLength - checksumLength;
  if (counterLength < 1 || counterLength > 7 || bytes[0] !== version) return undefined;
  const signed = bytes.subarray(0, -checksumLength);
  if (!checksum(signed).equals(bytes.subarray(-checksumLength))) return undefined;
  const counter = readUvarint(bytes.subarray(1 + uuidLength, 1 + uuidLength + counterLength));
  const sessionId = uuidOf(bytes.subarray(1, 1 + uuidLength));
  if (counter === undefined || !sessionId) return undefined;
  return { sessionId, counter, signature: signed.subarray(-signatureLength) };
}

export function isGenuine({ sessionId, counter, signature }: RefreshToken, key: string): boolean {
  const body = Buffer.concat([Buffer.of(version), parse(sessionId), writeUvarint(counter)]);
  return timingSafeEqual(sign(body, key), signature);
}

const sign = (body: Buffer, key: string) =>
  createHmac("sha256", Buffer.from(key, "base64url")).update(body).digest().subarray(0, signatureLength);

const checksum = (signed: Buffer) => createHash("sha256").update(signed).digest().subarray(0, checksumLength);

function uuidOf(bytes: Buffer): string | undefined {
  try {
    return stringify(bytes);
  } catch {
    return undefined;
  }
}

function writeUvarint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80);
  return Buffer.from([...bytes, rest]);
}

/** At most 7 bytes, so the value is a safe integer; a non-minimal or unfinished encoding is refused. */
function readUvarint(bytes: Buffer): number | undefined {
  const value = bytes.reduce((sum, byte, index) => sum + (byte & 0x7f) * 0x80 ** index, 0);
  return writeUvarint(value).equals(bytes) ? value : undefined;
}
