import { mediaInput } from "../../contract.ts";

/** A typed address with `https://` where that makes it one, or as it was typed. */
export function completedAddress(typed: string): string {
  const whole = `https://${typed.trim().replace(/^(https:)?\/\//, "")}`;
  return !isAddress(typed) && isAddress(whole) ? whole : typed;
}

const isAddress = (text: string): boolean => mediaInput.shape.url.safeParse(text).success;
