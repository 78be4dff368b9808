import { Box } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { placeRoleMay } from "#accounts/permissions.ts";
import { PageSkeleton } from "#platform/web/components/loading/PageSkeleton.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { Page } from "#platform/web/components/Page.tsx";
import { Permitted } from "#platform/web/components/Permitted.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { CalendarForm } from "../../calendar/web/CalendarForm.tsx";
import { mediaQuery } from "../api.ts";
import { BackToMedia } from "../BackToMedia.tsx";
import { editMedia, type MediaEdit } from "../changes.ts";
import { texts } from "../texts.ts";
import { MediaForm } from "./MediaForm.tsx";

type EditMediumViewProps = {
  id: string;
  onDone: () => void;
  above?: ReactNode;
};

export function EditMediumView({ id, onDone, above = <BackToMedia /> }: EditMediumViewProps) {
  const query = useQuery(mediaQuery(id));
  const isCalendarUnsaved = useRef(false);
  const [saves, setSaves] = useState(0);
  const save = async (edit: MediaEdit) => {
    const { name } = await editMedia(id, edit);
    notify.success(texts.form.saved(name));
    if (!isCalendarUnsaved.current) return onDone();
    notify.info(texts.form.calendarUnsaved);
    setSaves(saves + 1);
  };
  return (
    <QueryState query={query} skeleton={<PageSkeleton />}>
      {(medium) => (
        <Page title={texts.edit(medium.name)} size="narrow" above={above}>
          <Permitted key={id} may={placeRoleMay(medium.role, "media", "media.edit")}>
            <MediaForm key={saves} medium={medium} keptAs={id} submitLabel={texts.form.save} onSubmit={save} />
            <Box mt="xl">
              <CalendarForm
                media={id}
                onUnsaved={(isUnsaved) => {
                  isCalendarUnsaved.current = isUnsaved;
                }}
              />
            </Box>
          </Permitted>
        </Page>
      )}
    </QueryState>
  );
}
