import { schemaResolver } from "@mantine/form";
import { organizationEdit } from "../../organizations/contract.ts";

export const organizationProblems = schemaResolver(organizationEdit.pick({ name: true }), { sync: true });
