import type { AnalyticsSettings } from "./analytics/providers.ts";

export type DemoLogin = {
  role: "advertiser" | "publisher" | "operator";
  name: string;
  email: string;
  password: string;
};

/** The installation's public configuration, which the server writes into the page. */
export type PublicConfig = {
  title: string;
  apiUrl: string;
  authUrl: string;
  devOutbox: boolean;
  /** Operators need a second factor. */
  operatorsNeedFactor: boolean;
  cookiePrefix: string;
  support?: string;
  /** Prefix of affiliates' links; undefined without an affiliate programme. */
  affiliateUrl?: string;
  analytics?: AnalyticsSettings;
  /** People of the demo; undefined in an installation without it. */
  demoLogins?: DemoLogin[];
  captcha?: { provider: "hcaptcha" | "turnstile"; siteKey: string };
};

const defaults: PublicConfig = {
  title: "Byline",
  apiUrl: "/api",
  authUrl: "/auth/v1",
  devOutbox: true,
  operatorsNeedFactor: false,
  cookiePrefix: "byline-",
};

function readConfig(): PublicConfig {
  const element = globalThis.document?.getElementById("config");
  // Vite's own server keeps the page's placeholder; tests have no page.
  if (!element?.textContent) return defaults;
  return { ...defaults, ...JSON.parse(element.textContent) };
}

export const config = readConfig();
