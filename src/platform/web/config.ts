import type { AnalyticsSettings } from "./analytics/providers.ts";

/** What the server tells the app about its installation, in the page itself. */
export type PublicConfig = {
  title: string;
  apiUrl: string;
  authUrl: string;
  devOutbox: boolean;
  /** Operators show two factors. */
  operatorsNeedFactor: boolean;
  cookiePrefix: string;
  /** Where who runs the installation is asked for help; nowhere, where it names no address. */
  support?: string;
  /** What an affiliate's code stands behind; none where there is no affiliate programme. */
  affiliateUrl?: string;
  analytics?: AnalyticsSettings;
  /** Shown where somebody signs in, signs up or asks for a mail. */
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
  // Vite's own server leaves the page's placeholder as it is; tests have no page.
  if (!element?.textContent) return defaults;
  return { ...defaults, ...JSON.parse(element.textContent) };
}

export const config = readConfig();
