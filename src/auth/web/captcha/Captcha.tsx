import { Box, Text, useComputedColorScheme } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { config, type PublicConfig } from "#platform/web/config.ts";
import { keepAnswer, keepWidget, takeAnswer } from "./answer.ts";
import { captcha } from "./guard.ts";
import { texts } from "./texts.ts";

type Settings = NonNullable<PublicConfig["captcha"]>;

/** The global API of both providers' scripts. */
type Widgets = {
  render(place: HTMLElement, options: Record<string, unknown>): string;
  reset(id: string): void;
  remove(id: string): void;
};

const scripts = {
  hcaptcha: "https://js.hcaptcha.com/1/api.js?render=explicit",
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
};

export default () => config.captcha && <Captcha {...config.captcha} />;

function Captcha({ provider, siteKey }: Settings) {
  const place = useRef<HTMLDivElement>(null);
  const theme = useComputedColorScheme("light");
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    let isGone = false;
    let remove = () => {};
    load(provider).then(
      (widgets) => {
        if (!isGone && place.current) remove = show(widgets, place.current, { sitekey: siteKey, theme });
      },
      () => setAway(true),
    );
    return () => {
      isGone = true;
      remove();
    };
  }, [provider, siteKey, theme]);
  return (
    <Box role="group" aria-label={texts.label} mih={65}>
      <div ref={place} />
      {isAway && (
        <Text role="alert" fz="sm" c="var(--mantine-color-error)">
          {texts.away}
        </Text>
      )}
    </Box>
  );
}

function show(widgets: Widgets, place: HTMLElement, options: { sitekey: string; theme: string }): () => void {
  const forget = () => keepAnswer(undefined);
  const id = widgets.render(place, {
    ...options,
    callback: keepAnswer,
    "expired-callback": forget,
    "error-callback": forget,
  });
  keepWidget(() => widgets.reset(id));
  captcha.answer = takeAnswer;
  return () => {
    forget();
    keepWidget(() => {});
    widgets.remove(id);
  };
}

let loading: Promise<Widgets> | undefined;

function load(provider: Settings["provider"]): Promise<Widgets> {
  loading ??= new Promise<Widgets>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = scripts[provider];
    script.onload = () => resolve((globalThis as unknown as Record<string, Widgets>)[provider] as Widgets);
    script.onerror = () => {
      loading = undefined;
      reject(new Error("the captcha's script cannot be loaded"));
    };
    document.head.append(script);
  });
  return loading;
}
