import { Box, Button, Group, Radio, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { ListedMedia } from "#media/contract.ts";
import { idOf } from "#platform/contract/iri.ts";
import { messages } from "#platform/contract/messages.ts";
import { notify } from "#platform/web/components/notify.ts";
import { type FormatType, formatTypes } from "../../../format.ts";
import { beginFormat } from "../../../web/api.ts";
import { formatQuery } from "../../../web/loader-queries.ts";
import { texts } from "../texts.ts";
import { CopiedFormatField } from "./CopiedFormatField.tsx";

type Choice = { type?: FormatType | undefined; copy?: string | undefined };
type BeginFormatProps = { medium: ListedMedia; choice: Choice; onChange: (choice: Choice) => void };

export function BeginFormat({ medium, choice, onChange }: BeginFormatProps) {
  const navigate = useNavigate();
  const { data: copied } = useQuery({ ...formatQuery(choice.copy ?? ""), enabled: choice.copy !== undefined });
  const [isWrong, setWrong] = useState(false);
  const [isBeginning, setBeginning] = useState(false);
  const formatType = choice.type ?? copied?.formatType;
  const begin = async () => {
    setWrong(!formatType);
    if (!formatType) return;
    setBeginning(true);
    try {
      const { id } = await beginFormat({ media: medium.id, formatType, copyOf: choice.copy });
      await navigate({
        to: "/format/$formatId/edit",
        params: { formatId: id },
        search: { step: "pricing" },
        replace: true,
      });
    } catch (error) {
      notify.failure(error);
      setBeginning(false);
    }
  };
  return (
    <Box
      component="form"
      maw={640}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <Text c="dimmed">{texts.beginLead}</Text>
      <Stack mt="lg">
        <TypeField
          value={formatType}
          isMissing={isWrong && !formatType}
          onChange={(type) => onChange({ ...choice, type })}
        />
        <CopiedFormatField
          organization={idOf(medium.organization)}
          copied={copied ?? undefined}
          onChange={(copy) => onChange({ ...choice, copy })}
        />
        <Group>
          <Button type="submit" size="big" loading={isBeginning}>
            {texts.begin}
          </Button>
        </Group>
      </Stack>
    </Box>
  );
}

type TypeFieldProps = { value: FormatType | undefined; isMissing: boolean; onChange: (type: FormatType) => void };

function TypeField({ value, isMissing, onChange }: TypeFieldProps) {
  return (
    <Radio.Group
      label={texts.labels.formatType}
      required
      value={value ?? ""}
      error={isMissing && messages.choose}
      onChange={(type) => onChange(type as FormatType)}
    >
      <Stack gap={10} mt={6}>
        {formatTypes.map((type) => (
          <Radio key={type} value={type} label={type} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
