import type { TablerIcon } from "@tabler/icons-react";
import IconBan from "@tabler/icons-react/icons/IconBan";
import IconStar from "@tabler/icons-react/icons/IconStar";
import IconStarFilled from "@tabler/icons-react/icons/IconStarFilled";
import { lazy, Suspense, useId, useRef, useState } from "react";
import { Icon } from "#platform/web/components/Icon.tsx";
import { type KeyName, keyedWords } from "#platform/web/keys/keys.ts";
import type { Listing } from "../../contract.ts";
import classes from "../../web/rows/Listings.module.css";
import { texts } from "../../web/texts.ts";
import { type MarkKind, type MarkLists, type MarkPlace, markPlaces } from "../marks.ts";
import { useMarking } from "./set-mark.ts";

const MarkMenu = lazy(() => import("./MarkMenu.tsx"));
const markWords = texts.marks;

type MarksProps = { listing: Listing } & MarkLists;

/** The star and the bar: favourite and blocked, for the organization or this campaign (R3.16). */
export function MarkButtons(props: MarksProps) {
  return (
    <div className={classes.marks}>
      <MarkButton {...props} kind="favourite" />
      <MarkButton {...props} kind="blocked" />
    </div>
  );
}

const markKeys = { favourite: "favorite", blocked: "block" } as const satisfies Record<MarkKind, KeyName>;

const icons: Record<MarkKind, { on: TablerIcon; off: TablerIcon }> = {
  favourite: { on: IconStarFilled, off: IconStar },
  blocked: { on: IconBan, off: IconBan },
};

/**
 * Marks at once where there is only one list; with a campaign, a menu offers both. A dot marks a campaign's own mark.
 */
function MarkButton({ listing, kind, ...lists }: MarksProps & { kind: MarkKind }) {
  const marking = useMarking(lists, listing);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Pressing the button also closes the menu from outside: that must not reopen it.
  const wasOpen = useRef(false);
  const id = useId();
  const places = kind === "favourite" ? listing.favouriteIn : listing.blockedIn;
  const choices = markPlaces.filter((place) => lists[place]);
  const [only] = choices;
  const mark = (place: MarkPlace) =>
    !marking.isPending && marking.mutate({ kind, place, isOn: !places.includes(place) });
  const isOn = places.length > 0;
  return (
    <span className={classes.marking}>
      <button
        ref={button}
        id={id}
        type="button"
        className={classes.mark}
        data-kind={kind}
        data-place={isOn && !places.includes("organization") ? "campaign" : undefined}
        aria-pressed={isOn}
        aria-label={markWords[kind](listing.name)}
        aria-haspopup={choices.length > 1 ? "menu" : undefined}
        aria-expanded={choices.length > 1 ? isOpen : undefined}
        aria-disabled={marking.isPending}
        {...keyedWords(markKeys[kind])}
        {...(isOn && { title: markWords.holdsFor(places) })}
        onPointerDown={() => {
          wasOpen.current = isOpen;
        }}
        onClick={() => {
          if (choices.length > 1) setOpen(!wasOpen.current);
          else if (only) mark(only);
          wasOpen.current = false;
        }}
      >
        <Icon of={isOn ? icons[kind].on : icons[kind].off} />
      </button>
      {isOpen && (
        <Suspense>
          <MarkMenu
            {...{ kind, places, mark }}
            labelledBy={id}
            onClose={() => {
              setOpen(false);
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </span>
  );
}
