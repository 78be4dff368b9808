import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useNavigate } from "@tanstack/react-router";
import { api } from "#platform/web/calls/client.ts";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import { refresh } from "#platform/web/query-client.ts";
import { createProject } from "./changes.ts";
import { ProjectForm } from "./ProjectForm.tsx";
import { emptyProject, type ProjectValues, projectFields } from "./project-form.ts";
import { texts } from "./texts.ts";

export function NewProjectButton({ organizationId }: { organizationId: string }) {
  const [isOpen, { open, close }] = useDisclosure(false);
  const navigate = useNavigate();
  const create = async (values: ProjectValues) => {
    const { id } = await createProject({ organization: organizationId, ...projectFields(values) });
    await refresh(api.projects);
    await navigate({ to: "/project/$id", params: { id } });
  };
  return (
    <>
      <Button variant="secondary" onClick={open}>
        {texts.dashboard.newProject}
      </Button>
      <Dialog open={isOpen} onClose={close} title={texts.dashboard.newProject} size="big">
        <ProjectForm initial={emptyProject} submitLabel={texts.project.create} onSubmit={create} />
      </Dialog>
    </>
  );
}
