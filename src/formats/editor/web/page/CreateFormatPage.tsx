import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { placeRoleMay } from "#accounts/permissions.ts";
import { mediaQuery, myMediaPageQuery } from "#media/web/api.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { DebouncedInput } from "#platform/web/components/form/DebouncedInput.tsx";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { PageSkeleton } from "#platform/web/components/loading/PageSkeleton.tsx";
import { Permitted } from "#platform/web/components/Permitted.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Pager } from "#platform/web/components/rows/Pager.tsx";
import { guarded } from "#platform/web/guards.ts";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { texts } from "../texts.ts";
import { BeginFormat } from "./BeginFormat.tsx";
import { type CreateAddress, createSearch } from "./create-search.ts";
import { EditorHeader } from "./EditorHeader.tsx";
import { MediumChoice } from "./MediumChoice.tsx";

export const Route = createFileRoute("/_wide-stepper/format/create")({
  validateSearch: addressOf<{ media?: string; type?: string; copy?: string; search?: string; page?: number }>(),
  beforeLoad: guarded("auth", "publisher"),
  component: CreateFormatPage,
});

function CreateFormatPage() {
  const { media, search, page, ...choice } = readAddress(createSearch, Route.useSearch());
  return media ? <NewFormat media={media} choice={choice} /> : <WhichMedium search={search} page={page} />;
}

function NewFormat({ media, choice }: { media: string; choice: Pick<CreateAddress, "type" | "copy"> }) {
  const navigate = Route.useNavigate();
  const query = useQuery(mediaQuery(media));
  return (
    <QueryState query={query} skeleton={<PageSkeleton />}>
      {(medium) => (
        <>
          <EditorHeader title={`${texts.createTitle} ${texts.on(medium.name)}`} />
          <Permitted key={media} may={placeRoleMay(medium.role, "media", "format.edit")}>
            <BeginFormat
              medium={medium}
              choice={choice}
              onChange={(chosen) => void navigate({ search: { media, ...chosen }, replace: true })}
            />
          </Permitted>
        </>
      )}
    </QueryState>
  );
}

function WhichMedium({ search, page = 1 }: Pick<CreateAddress, "search" | "page">) {
  const navigate = Route.useNavigate();
  const query = useQuery(myMediaPageQuery({ search, page }));
  return (
    <>
      <EditorHeader title={texts.createTitle} />
      <DebouncedInput
        aria-label={texts.searchMedia}
        placeholder={texts.searchMedia}
        type="search"
        maw={320}
        my="lg"
        value={search}
        parse={(text) => text.trim() || undefined}
        write={String}
        onCommit={(wanted) => void navigate({ search: { search: wanted }, replace: true })}
      />
      <QueryState query={query}>
        {({ items, totalItems }) =>
          totalItems > 0 ? (
            <>
              <MediumChoice media={items} />
              <Pager
                page={page}
                totalItems={totalItems}
                onChange={(wanted) => void navigate({ search: { search, page: wanted } })}
              />
            </>
          ) : (
            <NoMedium search={search} />
          )
        }
      </QueryState>
    </>
  );
}

function NoMedium({ search }: { search: string | undefined }) {
  if (search) return <Empty title={texts.noMediumFound(search)} />;
  return (
    <Empty
      title={texts.noMedia}
      text={texts.noMediaText}
      action={<ButtonLink to="/publisher/setup">{texts.back}</ButtonLink>}
    />
  );
}
