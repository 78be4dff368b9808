import { Menu } from "@mantine/core";
import type { Ref } from "react";
import classes from "../../web/rows/Listings.module.css";
import { texts } from "../../web/texts.ts";
import { type MarkKind, type MarkPlace, markPlaces } from "../marks.ts";

type MarkMenuProps = {
  kind: MarkKind;
  places: MarkPlace[];
  mark: (place: MarkPlace) => void;
  labelledBy: string;
  onClose: () => void;
};

/** Sets where the mark is valid: the whole organization, this campaign, or both. */
export default function MarkMenu({ kind, places, mark, labelledBy, onClose }: MarkMenuProps) {
  return (
    <Menu
      opened
      withInitialFocusPlaceholder={false}
      onClose={onClose}
      position="bottom-start"
      transitionProps={{ transition: "fade", duration: 160 }}
    >
      <Menu.Target>
        <Place />
      </Menu.Target>
      <Menu.Dropdown aria-labelledby={labelledBy}>
        {markPlaces.map((place) => (
          <Menu.CheckboxItem key={place} checked={places.includes(place)} closeMenuOnClick onChange={() => mark(place)}>
            {texts.marks.places[kind][place]}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Anchors the menu at the button, which has its own accessible name. */
function Place({ ref }: { ref?: Ref<HTMLSpanElement> }) {
  return <span ref={ref} className={classes.menuPlace} aria-hidden="true" />;
}
