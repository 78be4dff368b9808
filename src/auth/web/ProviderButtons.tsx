import { Button, Divider, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef } from "react";
import { notify } from "#platform/web/components/notify.ts";
import { takePaintedProvider } from "#platform/web/painted-fields.ts";
import { passkeyWay, providerName } from "../provider-name.ts";
import { authFieldErrors } from "./auth-error.ts";
import { signInWaysQuery, signInWith } from "./calls.ts";
import { texts } from "./texts.ts";

/** Comes with the first who may need it. */
const passkeyCalls = () => import("./passkey-calls.ts");

async function enterByPasskey(): Promise<void> {
  const { isTurnedDown, signInWithPasskey } = await passkeyCalls();
  await signInWithPasskey().catch((error: unknown) => {
    if (!isTurnedDown(error)) throw error;
  });
}

const failed = (error: unknown) => notify.error(authFieldErrors(error).email ?? "");

type ProviderButtonsProps = {
  next: string | undefined;
  /** Passkeys sign in; nobody begins with one. */
  offersPasskeys?: boolean;
};

export function ProviderButtons({ next, offersPasskeys = false }: ProviderButtonsProps) {
  const { data: { providers, hasPasskeys } = { providers: [], hasPasskeys: false } } = useQuery(signInWaysQuery());
  const isOffered = offersPasskeys && hasPasskeys;
  const ways = isOffered ? [passkeyWay, ...providers] : providers;
  const hasChosen = useRef(false);
  const goTo = (way: string) => {
    hasChosen.current = true;
    (way === passkeyWay ? enterByPasskey() : signInWith(way, next)).catch(failed);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a way that was chosen on the painted page, once
  useLayoutEffect(() => {
    const chosen = takePaintedProvider();
    if (chosen) goTo(chosen);
  }, []);
  useEffect(() => {
    // A suggestion would take the place of the question that is open.
    if (!isOffered || hasChosen.current) return;
    passkeyCalls()
      .then(({ suggestPasskeys }) => suggestPasskeys())
      .catch(() => {});
  }, [isOffered]);
  if (ways.length === 0) return null;
  return (
    <Stack mt="lg" gap="sm">
      <Divider label={texts.providers.or} labelPosition="center" />
      {ways.map((way) => (
        <Button key={way} variant="secondary" size="big" onClick={() => goTo(way)}>
          {texts.providers.with(providerName(way))}
        </Button>
      ))}
    </Stack>
  );
}
