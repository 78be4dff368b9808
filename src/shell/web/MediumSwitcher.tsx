import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { mediaQuery, myMediaQuery } from "#media/web/api.ts";
import { idOf } from "#platform/contract/iri.ts";
import { publisherOrdersWords } from "./publisher-orders-texts.ts";
import { type NamedMedium, shownFirst } from "./shown-first.ts";

const MediumPicker = lazy(() => import("./MediumPicker.tsx"));

const width = { base: "100%", xs: 260 };

/** Switches the medium and keeps the filter. It is there before the media, since it would move the orders. */
export function MediumSwitcher() {
  const { mediaProjectId = "" } = useParams({ strict: false });
  const { data: media } = useQuery(myMediaQuery());
  const { data: shown } = useQuery({ ...mediaQuery(mediaProjectId), enabled: mediaProjectId !== "" });
  const goTo = useWayTo();
  const items = shownFirst(shown, media?.items ?? []);
  const select = (
    <NativeSelect
      aria-label={publisherOrdersWords.medium}
      data={[
        { value: "", label: publisherOrdersWords.allMedia },
        ...items.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={mediaProjectId}
      disabled={items.length === 0}
      onChange={({ currentTarget }) => goTo(items.find(({ id }) => id === currentTarget.value))}
      w={width}
    />
  );
  if (!media || media.totalItems <= media.items.length) return select;
  return (
    <Suspense fallback={select}>
      <MediumPicker shown={shown} onChoose={goTo} w={width} />
    </Suspense>
  );
}

function useWayTo() {
  const navigate = useNavigate();
  const search = (({ status }: { status?: unknown }) => ({ status })) as never;
  return (medium: NamedMedium | undefined) => {
    if (!medium) return void navigate({ to: "/publisher/orders", search });
    const params = { organizationId: idOf(medium.organization), mediaProjectId: medium.id };
    void navigate({ to: "/publisher/orders/$organizationId/$mediaProjectId", params, search });
  };
}
