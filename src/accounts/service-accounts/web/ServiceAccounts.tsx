import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { ProofGate } from "#auth/web/proof/ProofGate.tsx";
import { ListSection } from "#platform/web/components/ListSection.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { KeyTable } from "../../grants/web/KeyTable.tsx";
import { NewKey } from "../../grants/web/NewKey.tsx";
import type { ServiceAccount } from "../contract.ts";
import { revokeServiceAccount, serviceAccountsQuery } from "./api.ts";
import { texts } from "./texts.ts";

const loadForm = () => import("./ServiceAccountForm.tsx");
const ServiceAccountForm = lazy(loadForm);

/** All keys of an organization, for its owners and admins. */
export function ServiceAccounts({ organization }: { organization: string }) {
  const query = useQuery(serviceAccountsQuery(organization));
  return (
    <ListSection
      title={texts.title}
      text={texts.text}
      action={
        <NewKey label={texts.create} variant="secondary" load={loadForm}>
          {(show) => <ServiceAccountForm organization={organization} onMade={show} />}
        </NewKey>
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
