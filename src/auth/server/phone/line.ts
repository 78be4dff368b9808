import type { Refusal } from "#platform/http/errors.ts";
import { channel, phone } from "../../contract.ts";
import type { AuthSettings } from "../config.ts";
import type { Line } from "./send-code.ts";

/**
 * Reads a body's number and channel. Throws the call's own refusal while phones are off, 400 for a malformed number.
 */
export function lineOf(
  { AUTH_PHONE_PROVIDER }: AuthSettings,
  number: string | undefined,
  by: string | undefined,
  disabled: Refusal,
): Line {
  if (!AUTH_PHONE_PROVIDER) throw disabled;
  return { channel: channel.parse(by), phone: phone.parse(number) };
}
