import { useState } from "react";
import { api } from "#platform/web/calls/client.ts";
import { notify } from "#platform/web/components/notify.ts";
import { queryClient, refresh } from "#platform/web/query-client.ts";
import type { Project } from "../contract.ts";
import { projectQuery } from "./api.ts";
import { editProject } from "./changes.ts";
import { ProjectForm } from "./ProjectForm.tsx";
import { type ProjectValues, projectEditOf, valuesOfProject } from "./project-form.ts";
import { texts } from "./texts.ts";

const projectWords = texts.project;

export default function EditProjectForm({ project, onDone }: { project: Project; onDone: () => void }) {
  const [seen] = useState(project);
  const save = async (values: ProjectValues) => {
    queryClient.setQueryData(
      projectQuery(project.id).queryKey,
      await editProject(project.id, projectEditOf(seen, values)),
    );
    await refresh(api.projects, api.campaigns, api.client_users);
    onDone();
    notify.success(projectWords.saved);
  };
  return <ProjectForm initial={valuesOfProject(seen)} submitLabel={projectWords.save} onSubmit={save} />;
}
