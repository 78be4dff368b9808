import type { AuthConfig } from "../config.ts";

export type CaptchaWidget = { provider: "hcaptcha" | "turnstile"; siteKey: string };

export function captchaWidget(config: AuthConfig): CaptchaWidget | undefined {
  const { AUTH_CAPTCHA_PROVIDER: provider, AUTH_CAPTCHA_SITE_KEY: siteKey } = config;
  return provider && siteKey ? { provider, siteKey } : undefined;
}

const origins = {
  hcaptcha: ["https://hcaptcha.com", "https://*.hcaptcha.com"],
  turnstile: ["https://challenges.cloudflare.com"],
};

/** Origins of the widget's script, frame and styles, for the content security policy. */
export function captchaOrigins(config: AuthConfig): string[] {
  const widget = captchaWidget(config);
  return widget ? origins[widget.provider] : [];
}
