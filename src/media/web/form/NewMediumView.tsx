import { Text } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { publishersWith } from "#accounts/people/publishers.ts";
import { useClientUser } from "#accounts/web/api.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { BackToMedia } from "../BackToMedia.tsx";
import { createMedia, type MediaEdit, type MediaInput } from "../changes.ts";
import { texts } from "../texts.ts";
import { MediaForm } from "./MediaForm.tsx";
import { newMediumOf } from "./use-kept-medium.ts";

const formWords = texts.form;

/** Adds to the current publishing organization, or the person's first one. */
export function NewMediumView() {
  const organization = publishersWith("media.create", useClientUser())[0]?.organization;
  const navigate = useNavigate();
  const add = async (edit: MediaEdit) => {
    const medium = await createMedia({ ...edit, organization: organization?.id } as MediaInput);
    await navigate({ to: "/publisher/setup", search: { outlet: medium.id } });
  };
  return (
    <Page title={formWords.createTitle} size="narrow" above={<BackToMedia />}>
      {organization ? (
        <>
          <Text c="dimmed" mb="lg">
            {formWords.owner(organization.name)}
          </Text>
          <MediaForm keptAs={newMediumOf(organization.id)} submitLabel={formWords.create} onSubmit={add} />
        </>
      ) : (
        <Empty title={formWords.needsAdmin} />
      )}
    </Page>
  );
}
