import { Breadcrumbs } from "@mantine/core";
import { idOf } from "#platform/contract/iri.ts";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { texts } from "./place-texts.ts";

type TrailProps = {
  /** Without an organization the trail ends at the dashboard. */
  organization?: { iri: string; name: string } | undefined;
  project?: { iri: string; name: string } | undefined;
};

export function Trail({ organization, project }: TrailProps) {
  return (
    <nav aria-label={texts.trail}>
      <Breadcrumbs separatorMargin={6} styles={{ root: { flexWrap: "wrap" }, breadcrumb: { lineHeight: "24px" } }}>
        <AnchorLink to="/dashboard" fz="sm">
          {texts.dashboard}
        </AnchorLink>
        {organization && (
          <AnchorLink to="/dashboard/$organizationId" params={{ organizationId: idOf(organization.iri) }} fz="sm">
            {organization.name}
          </AnchorLink>
        )}
        {project && (
          <AnchorLink to="/project/$id" params={{ id: idOf(project.iri) }} fz="sm">
            {project.name}
          </AnchorLink>
        )}
      </Breadcrumbs>
    </nav>
  );
}
