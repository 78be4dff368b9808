import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { clientUserQuery } from "#accounts/web/api.ts";
import { useSide } from "#accounts/web/session-state.ts";
import { searchedLeast } from "#operator/searched-least.ts";
import { idOf } from "#platform/contract/iri.ts";
import { fullPage } from "#platform/contract/list-length.ts";
import { api, listQuery } from "#platform/web/calls/client.ts";
import { useSession } from "#platform/web/session.ts";
import type { Group } from "./groups.ts";
import { texts } from "./texts.ts";

const shownMost = 5;
const restMilliseconds = 200;

/** Orders by number and title, outlets, and for operators people and organizations, as the words are typed. */
export function useFound(typed: string): Group[] {
  const [words] = useDebouncedValue(typed.trim(), restMilliseconds);
  const isSignedIn = useSession() !== null;
  const { data: user } = useQuery({ ...clientUserQuery(), enabled: isSignedIn });
  const isLongEnough = words.length >= searchedLeast && words === typed.trim();
  const asked = { search: words, itemsPerPage: shownMost };
  const orders = useFoundOrders(asked, isLongEnough && user !== undefined);
  const outlets = useFoundOutlets(asked, isLongEnough && user !== undefined);
  const people = useFoundMembers(words, isLongEnough ? user?.currentOrganization?.id : undefined);
  const ofConsole = useFoundByOperator(asked, isLongEnough && user?.operator === true);
  return [orders, outlets, people, ...ofConsole].filter(({ actions }) => actions.length > 0);
}

type AskedWords = { search: string; itemsPerPage: number };

function useFoundOrders(asked: AskedWords, enabled: boolean): Group {
  const navigate = useNavigate();
  const isPublisher = useSide() === "media";
  const side = isPublisher ? ("publisher" as const) : ("client" as const);
  const { data } = useQuery({ ...listQuery(api.orders, { ...asked, side }), enabled });
  const actions = (data?.items ?? []).map(({ id, number, title, mediaName }) => ({
    id: `order ${id}`,
    label: [number, title, mediaName].filter(Boolean).join(" · "),
    run: () =>
      void (isPublisher
        ? navigate({ to: "/publisher/orders", search: { order: id } })
        : navigate({ to: "/orders", search: { order: id } })),
  }));
  return { name: texts.orders, actions };
}

/** A listing is a format; the outlet of several stands once. */
function useFoundOutlets(asked: AskedWords, enabled: boolean): Group {
  const navigate = useNavigate();
  const { data } = useQuery({ ...listQuery(api.listings, asked), enabled });
  const outlets = new Map((data?.items ?? []).map((listing) => [idOf(listing.media), listing]));
  const actions = [...outlets].map(([id, { name, domain }]) => ({
    id: `outlet ${id}`,
    label: `${name} · ${domain}`,
    run: () => void navigate({ to: "/media/$id", params: { id } }),
  }));
  return { name: texts.outlets, actions };
}

/** Teams are short: their names are looked through here. */
function useFoundMembers(words: string, organization: string | undefined): Group {
  const navigate = useNavigate();
  const query = listQuery(api.organization_members, { organization, itemsPerPage: fullPage });
  const { data } = useQuery({ ...query, enabled: organization !== undefined });
  const actions = (data?.items ?? [])
    .map(({ id, name, email }) => ({ id: `member ${id}`, label: [name, email].filter(Boolean).join(" · ") }))
    .filter(({ label }) => label.toLowerCase().includes(words.toLowerCase()))
    .slice(0, shownMost)
    .map((each) => ({ ...each, run: () => void navigate({ to: "/profile/general" }) }));
  return { name: texts.people, actions };
}

function useFoundByOperator(asked: AskedWords, enabled: boolean): Group[] {
  const navigate = useNavigate();
  const orders = useQuery({ ...listQuery(api.order_records, asked), enabled });
  const people = useQuery({ ...listQuery(api.person_records, asked), enabled });
  const organizations = useQuery({ ...listQuery(api.organization_records, asked), enabled });
  return [
    {
      name: texts.allOrders,
      actions: (orders.data?.items ?? []).map(({ id, number, mediaName }) => ({
        id: `order record ${id}`,
        label: `${number} · ${mediaName}`,
        run: () => void navigate({ to: "/operator/orders", search: { search: number, order: id } }),
      })),
    },
    {
      name: texts.allPeople,
      actions: (people.data?.items ?? []).map(({ id, name, email }) => ({
        id: `person ${id}`,
        label: [name, email].filter(Boolean).join(" · "),
        run: () => void navigate({ to: "/operator/people", search: { search: email } }),
      })),
    },
    {
      name: texts.allOrganizations,
      actions: (organizations.data?.items ?? []).map(({ id, name }) => ({
        id: `organization record ${id}`,
        label: name,
        run: () => void navigate({ to: "/operator/organizations", search: { search: name } }),
      })),
    },
  ];
}
