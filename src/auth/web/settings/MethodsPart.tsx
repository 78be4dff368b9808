import { Button, Group, Stack, Text } from "@mantine/core";
import type { Session, UserIdentity } from "@supabase/auth-js";
import { useQuery } from "@tanstack/react-query";
import { notify } from "#platform/web/components/notify.ts";
import { Part } from "#platform/web/components/Part.tsx";
import { providerName } from "../../provider-name.ts";
import { authFieldErrors } from "../auth-error.ts";
import { linkProvider, signInWaysQuery, unlinkIdentity } from "../calls.ts";
import { texts } from "./texts.ts";

/** The last way to sign in can't be removed. */
export function MethodsPart({ session }: { session: Session }) {
  const { data: { providers } = { providers: [] } } = useQuery(signInWaysQuery());
  const identities = session.user.identities ?? [];
  const missing = providers.filter((name) => !identities.some(({ provider }) => provider === name));
  return (
    <Part title={texts.methods}>
      <Stack gap="xs">
        {identities.map((identity) => (
          <Method key={identity.identity_id} identity={identity} isOnly={identities.length === 1} />
        ))}
      </Stack>
      <Group>
        {missing.map((provider) => (
          <Button key={provider} variant="secondary" onClick={() => void linkProvider(provider).catch(failed)}>
            {texts.link(providerName(provider))}
          </Button>
        ))}
      </Group>
    </Part>
  );
}

const failed = (error: unknown) => notify.error(authFieldErrors(error).email ?? String(error));

function Method({ identity, isOnly }: { identity: UserIdentity; isOnly: boolean }) {
  const unlink = async () => {
    await unlinkIdentity(identity).then(() => notify.success(texts.unlinked), failed);
  };
  const { provider, identity_data: about } = identity;
  return (
    <Group justify="space-between">
      <div>
        <Text fw={600}>{texts.methodNames[provider] ?? providerName(provider)}</Text>
        <Text fz="sm" c="dimmed">
          {String(about?.email ?? about?.phone ?? "")}
        </Text>
      </div>
      {provider !== "email" && !isOnly && (
        <Button variant="secondary" onClick={() => void unlink()}>
          {texts.unlink}
        </Button>
      )}
    </Group>
  );
}
