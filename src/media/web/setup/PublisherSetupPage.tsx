import { Progress, Text } from "@mantine/core";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { publishersWith } from "#accounts/people/publishers.ts";
import { organizationsOn } from "#accounts/people/sides.ts";
import { useClientUser } from "#accounts/web/api.ts";
import { chooseSide } from "#accounts/web/session-state.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { guarded } from "#platform/web/guards.ts";
import { idInAddress, oneOfWords, readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { type MediaType, mediaTypes } from "../../media.ts";
import { createMedia, type MediaEdit, type MediaInput } from "../changes.ts";
import { MediaForm } from "../form/MediaForm.tsx";
import { newMediumOf } from "../form/use-kept-medium.ts";
import { texts } from "../texts.ts";
import { OrganizationStep } from "./OrganizationStep.tsx";
import { VerificationStep } from "./VerificationStep.tsx";

/** `outlet` is the one to verify; `type` is the first outlet's type. */
const setupSearch = { outlet: idInAddress, type: oneOfWords(mediaTypes) };

export const Route = createFileRoute("/publisher/setup")({
  validateSearch: addressOf<{ outlet?: string; type?: string }>(),
  beforeLoad: guarded("auth"),
  component: PublisherSetupPage,
});

const mediaSetupWords = texts.setup;

/** A publisher's setup (R2.19); finished steps are skipped, and a reload stays at the step. */
function PublisherSetupPage() {
  const { outlet, type } = readAddress(setupSearch, Route.useSearch());
  const user = useClientUser();
  const navigate = Route.useNavigate();
  const isPublisher = organizationsOn("media", user).length > 0;
  const publisher = publishersWith("media.create", user)[0]?.organization;
  const active = outlet ? 2 : isPublisher ? 1 : 0;
  const stepName = useStepEntry(active);
  const step = mediaSetupWords.step(active + 1, mediaSetupWords.steps.length, mediaSetupWords.steps[active] ?? "");
  return (
    <Page title={mediaSetupWords.title} size="narrow">
      <Text c="dimmed" mb="xl">
        {mediaSetupWords.lead}
      </Text>
      <Text fz="sm" fw={600} mb="xs" ref={stepName} tabIndex={-1} style={{ outline: "none" }}>
        {step}
      </Text>
      <Progress value={(100 * (active + 1)) / mediaSetupWords.steps.length} size="sm" mb="xl" aria-label={step} />
      {outlet && <VerificationStep id={outlet} />}
      {!outlet && !isPublisher && (
        <OrganizationStep onDone={(mediaType) => navigate({ search: { type: mediaType }, replace: true })} />
      )}
      {!outlet && publisher && <FirstMedium organization={publisher} mediaType={type} />}
      {!outlet && isPublisher && !publisher && <Empty title={texts.form.needsAdmin} />}
    </Page>
  );
}

/** The pressed button is gone, so the focus moves to the new step's name (WCAG 2.4.3). */
function useStepEntry(active: number) {
  const name = useRef<HTMLParagraphElement>(null);
  const last = useRef(active);
  useEffect(() => {
    if (last.current !== active) name.current?.focus();
    last.current = active;
  }, [active]);
  return name;
}

type FirstMediumProps = { organization: { id: string; name: string }; mediaType: MediaType | undefined };

function FirstMedium({ organization, mediaType }: FirstMediumProps) {
  const navigate = useNavigate();
  const add = async (edit: MediaEdit) => {
    const medium = await createMedia({ ...edit, organization: organization.id } as MediaInput);
    chooseSide("media");
    await navigate({ to: "/publisher/setup", search: { outlet: medium.id } });
  };
  return (
    <>
      <Text c="dimmed" mb="lg">
        {texts.form.owner(organization.name)}
      </Text>
      <MediaForm
        mediaType={mediaType}
        keptAs={newMediumOf(organization.id)}
        submitLabel={mediaSetupWords.continue}
        onSubmit={add}
      />
    </>
  );
}
