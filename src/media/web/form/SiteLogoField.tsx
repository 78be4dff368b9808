import { Button, Group, Image, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { texts } from "../texts.ts";
import type { MediaValues } from "./form-values.ts";

export function SiteLogoField({ form }: { form: UseFormReturnType<MediaValues> }) {
  const { logo } = form.getValues();
  if (!logo) return null;
  return (
    <Group gap="sm">
      <Image src={logo} alt="" w={32} h={32} fit="contain" referrerPolicy="no-referrer" />
      <Text fz="sm">{texts.form.logo}</Text>
      <Button variant="secondary" onClick={() => form.setFieldValue("logo", null)}>
        {texts.form.removeLogo}
      </Button>
    </Group>
  );
}
