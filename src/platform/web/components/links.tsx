import { Anchor, type AnchorProps, Button, type ButtonProps } from "@mantine/core";
import { createLink } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, Ref } from "react";

export type Native<Own> = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof Own> & { ref?: Ref<HTMLAnchorElement> };

/** A text link to a screen; the compiler knows the screens. */
export const AnchorLink = createLink((props: AnchorProps & Native<AnchorProps>) => <Anchor {...props} />);

/** A screen's link that looks like a button. */
export const ButtonLink = createLink((props: ButtonProps & Native<ButtonProps>) => <Button component="a" {...props} />);
