import { schemaResolver } from "@mantine/form";
import { invitationInput } from "../contract.ts";

export const invitationProblems = schemaResolver(invitationInput.pick({ email: true }), { sync: true });
