import { useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { clientUserQuery } from "#accounts/web/api.ts";
import { useSide } from "#accounts/web/session-state.ts";
import { useSwitch } from "#accounts/web/use-switch.ts";
import { bellQuery } from "#notifications/web/api.ts";
import { useMarkAllRead } from "#notifications/web/use-mark-read.ts";
import { config } from "#platform/web/config.ts";
import { signOut, useSession } from "#platform/web/session.ts";
import { isFlagOn, publicSettingsQuery } from "#settings/web/public-settings.ts";
import { texts as placeTexts } from "../place-texts.ts";
import { placesFor } from "../places.ts";
import { texts as frameTexts } from "../texts.ts";
import { useCampaignPlaces, useMediaPlaces } from "../use-named-places.ts";
import { type Group, matchingGroups } from "./groups.ts";
import { texts } from "./texts.ts";
import { useFound } from "./use-found.ts";

/** Screens and work places first, then what is found, and the searches last. */
export function useActions(query: string, onHelp: () => void): Group[] {
  const goTo = useGoTo();
  const places = useWorkPlaces(query);
  const more = useMore(onHelp);
  const found = useFound(query);
  const searches = useSearches(query.trim());
  return [...matchingGroups([goTo, ...places, more], query), ...found, ...searches];
}

function useGoTo(): Group {
  const navigate = useNavigate();
  const session = useSession();
  const side = useSide();
  const { data: settings } = useQuery(publicSettingsQuery());
  const { data: user } = useQuery({ ...clientUserQuery(), enabled: session !== null });
  const sides = [session ? side : ("visitor" as const), ...(user?.operator ? (["operator"] as const) : [])];
  const actions = placesFor(sides)
    .filter(({ flag }) => !flag || (settings && isFlagOn(settings, flag)))
    .map(({ path, label }) => ({ id: `go ${path}`, label, run: () => void navigate({ to: path }) }));
  return { name: texts.goTo, actions };
}

function useWorkPlaces(query: string): Group[] {
  const isSignedIn = useSession() !== null;
  const switchTo = useSwitch();
  const { data: user } = useQuery({ ...clientUserQuery(), enabled: isSignedIn });
  const organization = user?.currentOrganization;
  const booksFor = organization && organization.kind !== "publisher" ? organization.id : undefined;
  const { places: campaigns } = useCampaignPlaces(booksFor, query);
  const { places: media } = useMediaPlaces(isSignedIn, query);
  if (!isSignedIn) return [];
  const words = placeTexts.switcher;
  return [
    {
      name: words.campaigns(organization?.name ?? ""),
      actions: campaigns.map(({ id, name }) => ({
        id: `campaign ${id}`,
        label: name,
        run: () => void switchTo({ campaign: id }),
      })),
    },
    {
      name: words.media,
      actions: media.map(({ id, name }) => ({
        id: `medium ${id}`,
        label: name,
        run: () => void switchTo({ mediaProject: id }),
      })),
    },
    {
      name: words.organizations,
      actions: (user?.userOrganizations ?? [])
        .filter((each) => each.organization.id !== organization?.id)
        .map(({ organization: { id, name } }) => ({
          id: `organization ${id}`,
          label: name,
          run: () => void switchTo({ organization: id }),
        })),
    },
  ];
}

function useMore(onHelp: () => void): Group {
  const navigate = useNavigate();
  const isSignedIn = useSession() !== null;
  const { setColorScheme } = useMantineColorScheme();
  const { mutate: markAllRead } = useMarkAllRead();
  const { data: unread } = useQuery({ ...bellQuery(), enabled: isSignedIn });
  const other = useComputedColorScheme() === "dark" ? ("light" as const) : ("dark" as const);
  const scheme = { id: "scheme", label: texts.scheme[other], run: () => setColorScheme(other) };
  const [newest] = unread?.items ?? [];
  const markRead = newest && { id: "mark read", label: texts.markAllRead, run: () => markAllRead(newest.id) };
  const leave = async () => {
    await signOut();
    await navigate({ to: "/sign-in" });
  };
  const help = { id: "help", label: texts.help, run: onHelp };
  const logOut = { id: "log out", label: placeTexts.logOut, run: () => void leave() };
  const address = config.support;
  const support = address && {
    id: "support",
    label: placeTexts.support,
    run: () => location.assign(address),
  };
  const ofPerson = isSignedIn ? [...(markRead ? [markRead] : []), logOut] : [];
  return { name: texts.more, actions: [help, scheme, ...(support ? [support] : []), ...ofPerson] };
}

function useSearches(query: string): Group[] {
  const navigate = useNavigate();
  const isSignedIn = useSession() !== null;
  if (!query) return [];
  const search = { search: query };
  const media = {
    id: "search outlets",
    label: texts.searchMedia(query),
    run: () => void navigate({ to: "/media", search }),
  };
  const messages = {
    id: "search messages",
    label: texts.searchMessages(query),
    run: () => void navigate({ to: "/messages", search }),
  };
  return [
    { name: frameTexts.marketplace, actions: [media] },
    ...(isSignedIn ? [{ name: placeTexts.messages, actions: [messages] }] : []),
  ];
}
