import { Button, FileButton, Group, Input } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { api, sendPlain } from "#platform/web/calls/client.ts";
import { notify } from "#platform/web/components/notify.ts";
import { Logo } from "./Logo.tsx";
import { texts } from "./texts.ts";

const projectWords = texts.project;

type LogoFieldProps = {
  name: string;
  value?: string | null;
  onChange?: (logo: string | null) => void;
  error?: ReactNode;
};

/** Uploads at once; the logo joins the project when the form is saved. */
export function LogoField({ name, value = null, onChange, error }: LogoFieldProps) {
  const [isUploading, setUploading] = useState(false);
  const choose = async (file: File | null) => {
    if (!file) return;
    setUploading(true);
    try {
      onChange?.((await sendPlain(api.files, "create", { file })).url);
    } catch (failure) {
      notify.failure(failure);
    } finally {
      setUploading(false);
    }
  };
  return (
    <Input.Wrapper label={projectWords.logo} labelElement="div" description={projectWords.logoHint} error={error}>
      <Group mt="xs">
        {value && <Logo src={value} name={name} />}
        <FileButton onChange={(file) => void choose(file)} accept="image/png,image/jpeg">
          {(props) => (
            <Button {...props} variant="secondary" loading={isUploading}>
              {projectWords.chooseLogo}
            </Button>
          )}
        </FileButton>
        {value && (
          <Button variant="link" onClick={() => onChange?.(null)}>
            {projectWords.removeLogo}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  );
}
