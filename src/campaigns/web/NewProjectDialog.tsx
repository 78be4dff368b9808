import { useNavigate } from "@tanstack/react-router";
import { api } from "#platform/web/calls/client.ts";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import { refresh } from "#platform/web/query-client.ts";
import { createProject } from "./changes.ts";
import { ProjectForm } from "./ProjectForm.tsx";
import { emptyProject, type ProjectValues, projectFields } from "./project-form.ts";
import { texts } from "./texts.ts";

type NewProjectDialogProps = { organizationId: string; open: boolean; onClose: () => void };

export default function NewProjectDialog({ organizationId, open, onClose }: NewProjectDialogProps) {
  const navigate = useNavigate();
  const create = async (values: ProjectValues) => {
    const { id } = await createProject({ organization: organizationId, ...projectFields(values) });
    await refresh(api.projects);
    await navigate({ to: "/project/$id", params: { id } });
  };
  return (
    <Dialog open={open} onClose={onClose} title={texts.dashboard.newProject} size="big">
      <ProjectForm initial={emptyProject} submitLabel={texts.project.create} onSubmit={create} />
    </Dialog>
  );
}
