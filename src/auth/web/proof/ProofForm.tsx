import { Button, Group, PasswordInput, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { Session } from "@supabase/auth-js";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { notify } from "#platform/web/components/notify.ts";
import { authFieldErrors } from "../auth-error.ts";
import { CaptchaPart } from "../CaptchaPart.tsx";
import { signInWaysQuery } from "../calls.ts";
import { OutboxLink } from "../OutboxLink.tsx";
import { isTurnedDown } from "../passkey-calls.ts";
import { type FreshProof, mailCode, prove } from "./calls.ts";
import { texts } from "./texts.ts";

/**
 * Asks for fresh proof: the second factor, else the password, else a mailed code (people who sign in by a provider).
 */
export function ProofForm({ session, onProven }: { session: Session; onProven: () => void }) {
  const email = session.user.email ?? "";
  const [proof, setProof] = useState<FreshProof>(() => firstProof(session));
  const [isMailed, setMailed] = useState(false);
  const isAskable = proof.by === "mail" ? isMailed : proof.by !== "key";
  const form = useForm({ initialValues: { typed: "" } });
  const fail = (error: unknown) => {
    const { email: refused, password } = authFieldErrors(error);
    form.setErrors({ typed: password ?? refused });
  };
  const { data: ways } = useQuery(signInWaysQuery());
  const show = (shown: FreshProof) =>
    void prove(shown, "").then(onProven, (error: unknown) => {
      if (!isTurnedDown(error)) notify.error(authFieldErrors(error).email ?? "");
    });
  const submit = form.onSubmit(({ typed }) => prove(proof, typed).then(onProven, fail));
  const mail = () =>
    mailCode(email).then(() => {
      setProof({ by: "mail", email });
      setMailed(true);
      form.reset();
      notify.success(texts.mailed(email));
    }, fail);
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>{texts.text}</Text>
        {isAskable && <ProofField proof={proof} {...form.getInputProps("typed")} />}
        {(proof.by === "password" || proof.by === "mail") && <CaptchaPart />}
        {isMailed && <OutboxLink />}
        <Group justify="flex-end">
          {ways?.hasPasskeys && (
            <Button variant="secondary" onClick={() => show({ by: "passkey", userId: session.user.id })}>
              {texts.passkey}
            </Button>
          )}
          {proof.by === "key" && <Button onClick={() => show(proof)}>{texts.key}</Button>}
          {proof.by !== "factor" && proof.by !== "key" && (
            <Button variant="secondary" onClick={() => void mail()}>
              {texts.mail}
            </Button>
          )}
          {isAskable && (
            <Button type="submit" loading={form.submitting} disabled={form.values.typed === ""}>
              {texts.confirm}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}

function ProofField({ proof, ...field }: { proof: FreshProof }) {
  if (proof.by === "password")
    return <PasswordInput label={texts.password} autoComplete="current-password" autoFocus {...field} />;
  const label = proof.by === "factor" ? texts.factorCode : texts.mailedCode;
  return <TextInput label={label} inputMode="numeric" autoComplete="one-time-code" maxLength={12} {...field} />;
}

function firstProof({ user }: Session): FreshProof {
  const verified = (user.factors ?? []).filter(({ status }) => status === "verified");
  const app = verified.find(({ factor_type }) => factor_type === "totp");
  if (app) return { by: "factor", factorId: app.id };
  const key = verified.find(({ factor_type }) => factor_type === "webauthn");
  if (key) return { by: "key", factorId: key.id };
  const email = user.email ?? "";
  return { by: user.identities?.some(({ provider }) => provider === "email") ? "password" : "mail", email };
}
