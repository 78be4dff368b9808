import type { AuthConfig } from "../config.ts";

/** What a page has to know to show the captcha. */
export type CaptchaWidget = { provider: "hcaptcha" | "turnstile"; siteKey: string };

/** The widget that the sign-in screens show; undefined where they show none. */
export function captchaWidget(config: AuthConfig): CaptchaWidget | undefined {
  const { AUTH_CAPTCHA_PROVIDER: provider, AUTH_CAPTCHA_SITE_KEY: siteKey } = config;
  return provider && siteKey ? { provider, siteKey } : undefined;
}

const origins = {
  hcaptcha: ["https://hcaptcha.com", "https://*.hcaptcha.com"],
  turnstile: ["https://challenges.cloudflare.com"],
};

/** From where the widget brings its script, its frame and its styles. */
export function captchaOrigins(config: AuthConfig): string[] {
  const widget = captchaWidget(config);
  return widget ? origins[widget.provider] : [];
}
