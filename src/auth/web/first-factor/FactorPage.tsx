import { Button, Stack } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { createFileRoute, redirect, useNavigate } from "@tanstack/react-router";
import { notify } from "#platform/web/components/notify.ts";
import { config } from "#platform/web/config.ts";
import { guarded } from "#platform/web/guards.ts";
import { localPath } from "#platform/web/navigation/local-path.ts";
import { hasShownFactor, readSession } from "#platform/web/session.ts";
import { AuthLayout } from "../AuthLayout.tsx";
import { authFieldErrors } from "../auth-error.ts";
import { signInWaysQuery } from "../calls.ts";
import { enrollFactor } from "../factors/calls.ts";
import { addPasskey, isTurnedDown, signInWithPasskey } from "../passkey-calls.ts";
import { ProofGate } from "../proof/ProofGate.tsx";
import { nextSearch } from "../search.ts";
import { EnrollForm } from "../settings/EnrollForm.tsx";
import { texts as settingsTexts } from "../settings/texts.ts";
import { texts } from "../texts.ts";

export const Route = createFileRoute("/_none/second-factor")({
  validateSearch: nextSearch,
  beforeLoad: async ({ location, search }) => {
    await guarded("auth")({ location });
    const session = await readSession();
    if (session && hasShownFactor(session)) throw redirect({ href: localPath(search.next) });
  },
  component: FactorPage,
});

const firstFactorWords = texts.firstFactor;

/** The operator's second factor, before the console opens; on a trial installation it can wait. */
function FactorPage() {
  const { next } = Route.useSearch();
  const navigate = useNavigate();
  const goOn = () => void navigate({ href: localPath(next) });
  const enrol = useMutation({
    meta: { says: settingsTexts.factors.add },
    mutationFn: () => enrollFactor(settingsTexts.factors.appName),
    onError: (error) => notify.error(authFieldErrors(error).email ?? error.message),
  });
  const { data: ways } = useQuery(signInWaysQuery());
  // Its first use shows both factors, and the session with one ends.
  const passkey = useMutation({
    meta: { says: firstFactorWords.passkey },
    mutationFn: async () => {
      await addPasskey();
      await signInWithPasskey();
    },
    onSuccess: goOn,
    onError: (error) => isTurnedDown(error) || notify.error(authFieldErrors(error).email ?? error.message),
  });
  return (
    <AuthLayout title={firstFactorWords.title} text={firstFactorWords.text}>
      <Stack>
        {enrol.data ? (
          <EnrollForm enrolled={enrol.data} onDone={goOn} />
        ) : (
          <Button size="big" loading={enrol.isPending} onClick={() => enrol.mutate()}>
            {settingsTexts.factors.add}
          </Button>
        )}
        {ways?.hasPasskeys && !enrol.data && (
          <Button size="big" variant="secondary" loading={passkey.isPending} onClick={() => passkey.mutate()}>
            {firstFactorWords.passkey}
          </Button>
        )}
        {!config.operatorsNeedFactor && (
          <Button variant="link" onClick={goOn}>
            {firstFactorWords.later}
          </Button>
        )}
      </Stack>
      <ProofGate />
    </AuthLayout>
  );
}
