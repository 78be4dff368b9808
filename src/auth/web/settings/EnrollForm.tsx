import { Button, Code, Group, Image, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notify } from "#platform/web/components/notify.ts";
import { authFieldErrors } from "../auth-error.ts";
import { showSecondFactor } from "../calls.ts";
import { texts } from "./texts.ts";

const factorWords = texts.factors;

export type EnrolledApp = { id: string; qrCode: string; secret: string };

export function EnrollForm({ enrolled, onDone }: { enrolled: EnrolledApp; onDone: () => void }) {
  const form = useForm({ initialValues: { code: "" } });
  const submit = form.onSubmit(async ({ code }) => {
    try {
      await showSecondFactor(enrolled.id, code.replaceAll(/\D/g, ""));
      notify.success(factorWords.confirmed);
      onDone();
    } catch (error) {
      const { email, password } = authFieldErrors(error);
      form.setErrors({ code: password ?? email });
    }
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>{factorWords.scan}</Text>
        <Image src={enrolled.qrCode} alt={factorWords.qrCode} w={200} h={200} mx="auto" bg="white" p={8} />
        <Text fz="sm" c="dimmed">
          {factorWords.byHand}
        </Text>
        <Code block style={{ overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}>
          {enrolled.secret}
        </Code>
        <TextInput
          label={factorWords.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          {...form.getInputProps("code")}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={form.submitting} disabled={!/^\d{3} ?\d{3}$/.test(form.values.code)}>
            {factorWords.confirm}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
