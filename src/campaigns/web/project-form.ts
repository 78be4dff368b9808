import { schemaResolver } from "@mantine/form";
import { changesOf } from "#platform/contract/changes.ts";
import { type Project, type ProjectEdit, projectEdit } from "../contract.ts";

/** An empty field is an empty text. */
export type ProjectValues = {
  name: string;
  website: string;
  brandDescription: string;
  logo: string | null;
  topics: string[];
  countries: string[];
  viewersSeeAmounts: boolean;
};

export const emptyProject: ProjectValues = {
  name: "",
  website: "",
  brandDescription: "",
  logo: null,
  topics: [],
  countries: [],
  viewersSeeAmounts: false,
};

export const valuesOfProject = ({
  name,
  website,
  brandDescription,
  logo,
  topics,
  countries,
  viewersSeeAmounts,
}: Project): ProjectValues => ({
  name,
  website: website ?? "",
  brandDescription,
  logo,
  topics,
  countries,
  viewersSeeAmounts,
});

export const projectFields = ({ website, ...values }: ProjectValues) => ({
  ...values,
  website: website.trim() || null,
});

/** Sends only differences from the project as the form opened, so that colleagues' changes survive. */
export const projectEditOf = (seen: Project, values: ProjectValues): ProjectEdit =>
  changesOf(projectFields(valuesOfProject(seen)), projectFields(values));

const problems = schemaResolver(projectEdit, { sync: true });

/** The server's schema (R5.1). */
export const projectErrors = (values: ProjectValues) => problems(projectFields(values));
