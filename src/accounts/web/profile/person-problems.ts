import { schemaResolver } from "@mantine/form";
import { clientUserInput } from "../../people/contract.ts";

export const personProblems = schemaResolver(clientUserInput, { sync: true });
