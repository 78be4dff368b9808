import { mediaInput } from "../../contract.ts";

export function completedAddress(typed: string): string {
  const whole = `https://${typed.trim().replace(/^(https:)?\/\//, "")}`;
  return !isAddress(typed) && isAddress(whole) ? whole : typed;
}

const isAddress = (text: string): boolean => mediaInput.shape.url.safeParse(text).success;
