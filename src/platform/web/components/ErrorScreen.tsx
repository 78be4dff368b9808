import { Stack, Text, Title } from "@mantine/core";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { useRouterState } from "@tanstack/react-router";
import { ApiError } from "../api-error.ts";
import { texts } from "../texts.ts";
import { ButtonLink } from "./links.tsx";
import { DocumentTitle } from "./Page.tsx";

/** The screen for whatever went wrong: no permission, not there, or a failure of ours (R8.2–R8.4). */
export function ErrorScreen({ error }: { error: unknown }) {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 403) return <AccessDeniedScreen />;
  if (status === 404) return <NotFoundScreen />;
  return <FailureScreen />;
}

/** The same for the router, which hands over more. */
export function RouteErrorScreen({ error }: ErrorComponentProps) {
  return <ErrorScreen error={error} />;
}

function AccessDeniedScreen() {
  return <Screen {...texts.accessDenied} to="/" />;
}

function FailureScreen() {
  return <Screen {...texts.failure} to="/dashboard" />;
}

/** Names the address that was asked for (R2.26). */
export function NotFoundScreen() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  return <Screen {...texts.notFound} title={texts.notFound.title(path)} to="/dashboard" />;
}

function Screen({ title, text, action, to }: { title: string; text: string; action: string; to: "/" | "/dashboard" }) {
  return (
    <Stack align="center" justify="center" gap="md" mih="60vh" px="md" ta="center" role="alert">
      <DocumentTitle title={title} />
      <Title order={1} fz={28} style={{ overflowWrap: "anywhere" }}>
        {title}
      </Title>
      <Text c="dimmed" maw={520}>
        {text}
      </Text>
      <ButtonLink to={to} mt="sm">
        {action}
      </ButtonLink>
    </Stack>
  );
}
