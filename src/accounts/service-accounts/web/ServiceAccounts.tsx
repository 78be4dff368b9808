import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { ProofGate } from "#auth/web/proof/ProofGate.tsx";
import { ListSection } from "#platform/web/components/ListSection.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import type { KeyInput } from "../../grants/web/KeyForm.tsx";
import { KeyTable } from "../../grants/web/KeyTable.tsx";
import { NewKey } from "../../grants/web/NewKey.tsx";
import { type ServiceAccount, serviceAccountInput, serviceScopes } from "../contract.ts";
import { createServiceAccount, revokeServiceAccount, serviceAccountsQuery } from "./api.ts";
import { texts } from "./texts.ts";

/** All keys of an organization, for its owners and admins. */
export function ServiceAccounts({ organization }: { organization: string }) {
  const query = useQuery(serviceAccountsQuery(organization));
  const inputOf = (input: KeyInput) => ({ ...input, organization });
  return (
    <ListSection
      title={texts.title}
      text={texts.text}
      action={
        <NewKey
          label={texts.create}
          variant="secondary"
          scopes={serviceScopes}
          schemaOf={(input) => ({ schema: serviceAccountInput, input: inputOf(input) })}
          make={(input) => createServiceAccount(serviceAccountInput.parse(inputOf(input)))}
        />
      }
    >
      <QueryState query={query} inline>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">{texts.none}</Text>
          ) : (
            <KeyTable
              keys={items}
              about={aboutAccount}
              revoke={revokeServiceAccount}
              words={{ revoked: texts.revoked }}
            />
          )
        }
      </QueryState>
      <ProofGate />
    </ListSection>
  );
}

const aboutAccount = ({ prefix, createdBy, isMakerMember }: ServiceAccount): string[] => [
  `${prefix}…`,
  (isMakerMember ? texts.madeBy : texts.madeByFormer)(createdBy),
];
