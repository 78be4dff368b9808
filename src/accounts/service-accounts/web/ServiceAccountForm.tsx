import { KeyForm, type KeyInput } from "../../grants/web/KeyForm.tsx";
import { serviceAccountInput, serviceScopes } from "../contract.ts";
import { createServiceAccount } from "./api.ts";
import { texts } from "./texts.ts";

type ServiceAccountFormProps = { organization: string; onMade: (key: string | null) => void };

export default function ServiceAccountForm({ organization, onMade }: ServiceAccountFormProps) {
  const inputOf = (input: KeyInput) => ({ ...input, organization });
  return (
    <KeyForm
      label={texts.create}
      scopes={serviceScopes}
      schemaOf={(input) => ({ schema: serviceAccountInput, input: inputOf(input) })}
      make={async (input) => onMade(await createServiceAccount(serviceAccountInput.parse(inputOf(input))))}
    />
  );
}
