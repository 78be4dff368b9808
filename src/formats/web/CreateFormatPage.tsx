import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { mediaQuery, myMediaQuery } from "#media/web/api.ts";
import { EmptyState } from "#platform/web/components/EmptyState.tsx";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { PageSkeleton } from "#platform/web/components/PageSkeleton.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { guarded } from "#platform/web/guards.ts";
import { addressOf, readAddress } from "#platform/web/search.ts";
import { type CreateAddress, createSearch } from "./create-search.ts";
import { BeginFormat } from "./editor/BeginFormat.tsx";
import { EditorHeader } from "./editor/EditorHeader.tsx";
import { MediumChoice } from "./editor/MediumChoice.tsx";
import { texts } from "./editor/texts.ts";

export const Route = createFileRoute("/_wide-stepper/format/create")({
  validateSearch: addressOf<{ media?: string; type?: string; copy?: string }>(),
  beforeLoad: guarded("auth", "publisher"),
  component: CreateFormatPage,
});

/** A new format of the medium that the address names (R2.14): its first step, which begins the draft. */
function CreateFormatPage() {
  const address = readAddress(createSearch, Route.useSearch());
  const { media } = address;
  return media ? <NewFormat address={{ ...address, media }} /> : <WhichMedium />;
}

function NewFormat({ address: { media, type, copy } }: { address: CreateAddress & { media: string } }) {
  const navigate = Route.useNavigate();
  const query = useQuery(mediaQuery(media));
  return (
    <QueryState query={query} skeleton={<PageSkeleton />}>
      {(medium) => (
        <>
          <EditorHeader title={`${texts.createTitle} ${texts.on(medium.name)}`} />
          <BeginFormat
            medium={medium}
            choice={{ type, copy }}
            onChange={(choice) => void navigate({ search: { media, ...choice }, replace: true })}
          />
        </>
      )}
    </QueryState>
  );
}

function WhichMedium() {
  const query = useQuery(myMediaQuery());
  return (
    <>
      <EditorHeader title={texts.createTitle} />
      <QueryState query={query}>
        {({ items }) =>
          items.length > 0 ? (
            <MediumChoice media={items} />
          ) : (
            <EmptyState
              title={texts.noMedia}
              text={texts.noMediaText}
              action={<ButtonLink to="/publisher/setup">{texts.back}</ButtonLink>}
            />
          )
        }
      </QueryState>
    </>
  );
}
