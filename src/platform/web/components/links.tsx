import { Anchor, type AnchorProps, Button, type ButtonProps } from "@mantine/core";
import { createLink, useNavigate } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, MouseEvent, Ref } from "react";

export type Native<Own> = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof Own> & { ref?: Ref<HTMLAnchorElement> };

export const AnchorLink = createLink((props: AnchorProps & Native<AnchorProps>) => <Anchor {...props} />);

export const ButtonLink = createLink((props: ButtonProps & Native<ButtonProps>) => <Button component="a" {...props} />);

type PathAnchorProps = AnchorProps & Native<AnchorProps> & { path: string; onOpen?: (() => void) | undefined };

/** A text link to a path from the server. `onOpen` is called when it opens here, not in another tab. */
export function PathAnchor({ path, onOpen, onClick, ...rest }: PathAnchorProps) {
  const open = useOpenPath(path, onOpen);
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    open(event);
  };
  return <Anchor {...rest} href={path} onClick={press} />;
}

type PathButtonProps = Pick<ButtonProps, "variant" | "children"> & { path: string };

/** The same as a button. */
export function PathButton({ path, ...rest }: PathButtonProps) {
  return <Button component="a" {...rest} href={path} onClick={useOpenPath(path)} />;
}

function useOpenPath(path: string, onOpen?: () => void) {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    // The browser itself opens another tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen?.();
    void navigate({ href: path });
  };
}
