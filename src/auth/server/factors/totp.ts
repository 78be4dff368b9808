import { Secret, TOTP } from "otpauth";
import { toString as drawQrCode } from "qrcode";

/** `secret` is base32; `uri` and the SVG `qr_code` carry the same. */
export type TotpEnrolment = { secret: string; uri: string; qr_code: string };

/** Every authenticator app supports these; a clock may be half a minute off. */
const parameters = { algorithm: "SHA1", digits: 6, period: 30 };
const stepsOfGrace = 1;

/** Makes a secret of 160 bits. Authenticator apps list it under `issuer` and `label`. */
export async function newTotp(issuer: string, label: string): Promise<TotpEnrolment> {
  const totp = new TOTP({ ...parameters, issuer, label, secret: new Secret({ size: 20 }) });
  const uri = totp.toString();
  return { secret: totp.secret.base32, uri, qr_code: await qrCode(uri) };
}

/** Colors by name: the client puts the picture into a data address as it is, where `#` would end it. */
async function qrCode(text: string): Promise<string> {
  const svg = await drawQrCode(text, { type: "svg" });
  return svg.replaceAll("#ffffff", "white").replaceAll("#000000", "black").trim();
}

/**
 * Returns the code's 30 s step; undefined when wrong or not newer than `lastStep`, since a code works once. `now` is in
 * milliseconds.
 */
export function acceptedStep(secret: string, code: string, now: number, lastStep: number | null): number | undefined {
  if (!/^[0-9]{6}$/.test(code)) return undefined;
  const totp = new TOTP({ ...parameters, secret });
  const steps = totp.validate({ token: code, timestamp: now, window: stepsOfGrace });
  if (steps === null) return undefined;
  const step = totp.counter({ timestamp: now }) + steps;
  return lastStep !== null && step <= lastStep ? undefined : step;
}
