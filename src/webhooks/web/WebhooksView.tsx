import { Anchor, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, useState } from "react";
import { ProofGate } from "#auth/web/proof/ProofGate.tsx";
import { Empty } from "#platform/web/components/Empty.tsx";
import { FormButton } from "#platform/web/components/form/FormButton.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { PagedRows } from "#platform/web/components/rows/PagedRows.tsx";
import { usePaging } from "#platform/web/components/rows/use-paging.ts";
import { config } from "#platform/web/config.ts";
import { webhooksQuery } from "./api.ts";
import { texts } from "./texts.ts";
import { WebhookRow } from "./WebhookRow.tsx";
import { WebhookSecret } from "./WebhookSecret.tsx";

const loadForm = () => import("./WebhookForm.tsx");
const WebhookForm = lazy(loadForm);

/** The endpoints of an organization; of the operators without one. */
export function WebhooksView({ organization }: { organization: string | undefined }) {
  const { page, onPage } = usePaging();
  const [secret, setSecret] = useState<string | null>(null);
  const add = (
    <FormButton label={texts.add} title={texts.add} load={loadForm}>
      {(close) => <WebhookForm organization={organization} onSecret={setSecret} onDone={close} />}
    </FormButton>
  );
  return (
    <Page title={texts.title} actions={add}>
      <Text c="dimmed" mb="md" maw={720}>
        {organization ? texts.lead : texts.operatorLead}{" "}
        <Anchor href={`${config.apiUrl}/docs`} underline="always" inherit>
          {texts.documentation}
        </Anchor>
      </Text>
      <PagedRows
        label={texts.title}
        query={useQuery(webhooksQuery(organization, page))}
        none={<Empty title={texts.none} text={texts.noneText} />}
        page={page}
        onPage={onPage}
      >
        {(webhook) => <WebhookRow key={webhook.id} webhook={webhook} onSecret={setSecret} />}
      </PagedRows>
      <WebhookSecret secret={secret} onDone={() => setSecret(null)} />
      <ProofGate />
    </Page>
  );
}
