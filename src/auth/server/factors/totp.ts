import { Secret, TOTP } from "otpauth";
import { toString as drawQrCode } from "qrcode";

/** What an authenticator application is told once: the secret in base32, the same as an address, and that as a picture. */
export type TotpEnrolment = { secret: string; uri: string; qr_code: string };

/** What every authenticator application understands, and a clock that is half a minute off is forgiven. */
const parameters = { algorithm: "SHA1", digits: 6, period: 30 };
const stepsOfGrace = 1;

/** A new secret of 160 bits. `issuer` and `label` are what the application lists it under. */
export async function newTotp(issuer: string, label: string): Promise<TotpEnrolment> {
  const totp = new TOTP({ ...parameters, issuer, label, secret: new Secret({ size: 20 }) });
  const uri = totp.toString();
  return { secret: totp.secret.base32, uri, qr_code: await qrCode(uri) };
}

/** Colours by name: the client puts the picture into a data address as it is, where `#` would end it. */
async function qrCode(text: string): Promise<string> {
  const svg = await drawQrCode(text, { type: "svg" });
  return svg.replaceAll("#ffffff", "white").replaceAll("#000000", "black").trim();
}

/**
 * The 30 s step that the code belongs to, or undefined when it is wrong, or when it is not newer than `lastStep`: a code
 * works once. `now` is in milliseconds.
 */
export function acceptedStep(secret: string, code: string, now: number, lastStep: number | null): number | undefined {
  if (!/^[0-9]{6}$/.test(code)) return undefined;
  const totp = new TOTP({ ...parameters, secret });
  const steps = totp.validate({ token: code, timestamp: now, window: stepsOfGrace });
  if (steps === null) return undefined;
  const step = totp.counter({ timestamp: now }) + steps;
  return lastStep !== null && step <= lastStep ? undefined : step;
}
