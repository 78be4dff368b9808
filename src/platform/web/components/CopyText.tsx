import { Button, type ButtonProps, CopyButton } from "@mantine/core";
import { copyTexts } from "./copy-texts.ts";

type CopyTextProps = ButtonProps & { value: string; label: string; title?: string };

export const CopyText = ({ value, label, variant = "secondary", ...button }: CopyTextProps) => (
  <CopyButton value={value}>
    {({ copied, copy }) => (
      <Button variant={variant} onClick={copy} {...button}>
        {copied ? copyTexts.copied : label}
      </Button>
    )}
  </CopyButton>
);
