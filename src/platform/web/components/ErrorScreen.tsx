import { Anchor, Stack, Text, Title } from "@mantine/core";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { tellAnalytics } from "../analytics/tell.ts";
import { ApiError } from "../api-error.ts";
import { config } from "../config.ts";
import { texts } from "../texts.ts";
import { ButtonLink } from "./links.tsx";
import { DocumentTitle } from "./Page.tsx";

/** For every failure: no permission, not found, or a fault of ours (R8.2–R8.4). */
export function ErrorScreen({ error }: { error: unknown }) {
  const code = error instanceof ApiError ? error.status : null;
  const message = error instanceof Error ? error.message : String(error);
  if (code === 404) return <NotFoundScreen />;
  if (code === 403) return <Screen {...texts.accessDenied} to="/" code={code} message={message} />;
  return <Screen {...texts.failure} to="/dashboard" code={code} message={message} />;
}

export function RouteErrorScreen({ error }: ErrorComponentProps) {
  return <ErrorScreen error={error} />;
}

/** Names the requested address (R2.26). */
export function NotFoundScreen() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const title = texts.notFound.title(path);
  return <Screen {...texts.notFound} title={title} to="/dashboard" code={404} message={title} />;
}

type ScreenProps = {
  title: string;
  text: string;
  action: string;
  to: "/" | "/dashboard";
  /** Reported to analytics (R8.5). The code is an HTTP status; null where there is none. */
  code: number | null;
  message: string;
};

function Screen({ title, text, action, to, code, message }: ScreenProps) {
  useEffect(() => tellAnalytics("error", { code, message }), [code, message]);
  return (
    <Stack align="center" justify="center" gap="md" mih="60vh" px="md" ta="center" role="alert">
      <DocumentTitle title={title} />
      <Title order={1} fz={{ base: 24, sm: 28 }} style={{ overflowWrap: "anywhere" }}>
        {title}
      </Title>
      <Text c="dimmed" maw={520}>
        <WithSupport text={text} />
      </Text>
      <ButtonLink to={to} mt="sm">
        {action}
      </ButtonLink>
    </Stack>
  );
}

/** Links "contact support" where the installation names an address. */
function WithSupport({ text }: { text: string }) {
  const [before, after] = config.support ? text.split(texts.contact) : [text];
  return (
    <>
      {before}
      {after && <Anchor href={config.support}>{texts.contact}</Anchor>}
      {after}
    </>
  );
}
