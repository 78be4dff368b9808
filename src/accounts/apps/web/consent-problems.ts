import { schemaResolver } from "@mantine/form";
import { consentAnswer } from "../contract.ts";

export const consentProblems = schemaResolver(consentAnswer, { sync: true });
