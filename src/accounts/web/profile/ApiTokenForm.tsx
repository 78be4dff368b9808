import { grantScopes } from "../../grants/scopes.ts";
import { KeyForm } from "../../grants/web/KeyForm.tsx";
import { apiTokenInput } from "../../tokens/contract.ts";
import { useClientUser } from "../api.ts";
import { createApiToken } from "./api.ts";
import { texts } from "./texts.ts";

export default function ApiTokenForm({ onMade }: { onMade: (key: string | null) => void }) {
  const { operator } = useClientUser();
  return (
    <KeyForm
      label={texts.extras.create}
      scopes={grantScopes.filter((scope) => operator || scope !== "operator")}
      schemaOf={(input) => ({ schema: apiTokenInput, input })}
      make={async (input) => onMade((await createApiToken(input)).token)}
    />
  );
}
