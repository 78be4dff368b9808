import { texts } from "./texts.ts";

let current: string | undefined;
let askAgain = () => {};

/** Keeps what the visitor has answered to the widget; undefined when it has run out. */
export function keepAnswer(token: string | undefined): void {
  current = token;
}

/** Keeps how the widget on the page asks anew. */
export function keepWidget(reset: () => void): void {
  askAgain = reset;
}

/** The answer, as the sign-in service's client sends it. It is good for one call, so the widget asks anew. */
export function takeAnswer(): { captchaToken: string } {
  const captchaToken = current;
  if (!captchaToken) throw Object.assign(new Error(texts.missing), { code: "captcha_failed" });
  keepAnswer(undefined);
  askAgain();
  return { captchaToken };
}
