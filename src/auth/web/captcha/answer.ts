import { texts } from "./texts.ts";

let current: string | undefined;
let askAgain = () => {};

export function keepAnswer(token: string | undefined): void {
  current = token;
}

export function keepWidget(reset: () => void): void {
  askAgain = reset;
}

/** Returns the answer for the client. It works once, so the widget asks anew. */
export function takeAnswer(): { captchaToken: string } {
  const captchaToken = current;
  if (!captchaToken) throw Object.assign(new Error(texts.missing), { code: "captcha_failed" });
  keepAnswer(undefined);
  askAgain();
  return { captchaToken };
}
