import { Button, Divider, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useLayoutEffect } from "react";
import { notify } from "#platform/web/components/notify.ts";
import { takePaintedProvider } from "#platform/web/painted-fields.ts";
import { providerName } from "../provider-name.ts";
import { authFieldErrors } from "./auth-error.ts";
import { signInProvidersQuery, signInWith } from "./calls.ts";
import { texts } from "./texts.ts";

export function ProviderButtons({ next }: { next: string | undefined }) {
  const { data: providers = [] } = useQuery(signInProvidersQuery());
  const goTo = (provider: string) =>
    void signInWith(provider, next).catch((error) => notify.error(authFieldErrors(error).email ?? ""));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a provider that was chosen on the painted page, once
  useLayoutEffect(() => {
    const chosen = takePaintedProvider();
    if (chosen) goTo(chosen);
  }, []);
  if (providers.length === 0) return null;
  return (
    <Stack mt="lg" gap="sm">
      <Divider label={texts.providers.or} labelPosition="center" />
      {providers.map((provider) => (
        <Button key={provider} variant="secondary" size="big" onClick={() => goTo(provider)}>
          {texts.providers.with(providerName(provider))}
        </Button>
      ))}
    </Stack>
  );
}
