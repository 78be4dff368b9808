import { Button, Group, NativeSelect, Popover, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { RichTextEditor } from "@mantine/tiptap";
import { type Editor, useEditorState } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import type { BookedHyperlinkKind } from "#formats/format.ts";
import { messages } from "#platform/contract/messages.ts";
import { webAddress } from "#platform/contract/wire.ts";
import { keyedWords } from "#platform/web/keys/keys.ts";
import { useOfferedKeys } from "#platform/web/keys/screen-keys.ts";
import { kindOfRel } from "#proof/evidence.ts";
import { relOfKind } from "../link-kind.ts";
import classes from "./editor.module.css";
import { texts } from "./texts.ts";

const kinds = ["Dofollow", "Nofollow", "Sponsored"] as const;
type LinkKind = (typeof kinds)[number];
type LinkControlProps = { editor: Editor; booked: BookedHyperlinkKind };

/** The booked kind is the default. */
export function LinkControl({ editor, booked }: LinkControlProps) {
  const [isOpen, setOpen] = useState(false);
  const isActive = useEditorState({ editor, selector: ({ editor: written }) => written.isActive("link") });
  useOfferedKeys(["link"]);
  useLinkKey(editor, () => setOpen(true));
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus withArrow shadow="md" width={320}>
      <Popover.Target>
        <RichTextEditor.Control
          active={isActive}
          className={classes.word}
          onClick={() => setOpen(!isOpen)}
          {...keyedWords("link")}
        >
          {texts.link}
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown>
        {isOpen && <LinkForm editor={editor} booked={booked} close={() => setOpen(false)} />}
      </Popover.Dropdown>
    </Popover>
  );
}

/** Only in the text itself: elsewhere the same keys open the palette. */
function useLinkKey(editor: Editor, open: () => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "k" || editor.isDestroyed) return;
      if (!(event.target instanceof Node && editor.view.dom.contains(event.target))) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [editor]);
}

function LinkForm({ editor, booked, close }: LinkControlProps & { close: () => void }) {
  const current = editor.getAttributes("link");
  const isSet = editor.isActive("link");
  const form = useForm<{ href: string; kind: LinkKind }>({
    initialValues: {
      href: typeof current.href === "string" ? current.href : "",
      kind: asLinkKind(isSet ? kindOfRel(String(current.rel ?? "")) : booked),
    },
    validate: { href: (typed) => (webAddress().safeParse(withProtocol(typed)).success ? null : messages.url) },
  });
  const apply = form.onSubmit(({ href, kind }) => {
    setLink(editor, withProtocol(href), relOfKind[kind]);
    close();
  });
  const remove = () => {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    close();
  };
  return (
    // The form is nested in the editor's: its submit must not reach the outer one.
    <form onSubmit={apply} noValidate>
      <Stack gap="sm">
        <TextInput
          label={texts.linkAddress}
          placeholder="https://"
          inputMode="url"
          data-autofocus
          {...form.getInputProps("href")}
        />
        <NativeSelect label={texts.linkKind} data={[...kinds]} {...form.getInputProps("kind")} />
        {editor.state.selection.empty && !isSet && (
          <Text fz="xs" c="dimmed">
            {texts.linkSelect}
          </Text>
        )}
        <Group gap="xs">
          <Button type="submit">{texts.linkApply}</Button>
          {isSet && (
            <Button variant="secondary" onClick={remove}>
              {texts.linkRemove}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}

function setLink(editor: Editor, href: string, rel: string | null): void {
  const chain = editor.chain().focus();
  if (editor.state.selection.empty && !editor.isActive("link")) {
    chain.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href, rel } }] }).run();
  } else {
    chain.extendMarkRange("link").setLink({ href, rel }).run();
  }
}

const asLinkKind = (kind: BookedHyperlinkKind): LinkKind => (kind === "Without" ? "Dofollow" : kind);

const withProtocol = (typed: string): string => {
  const address = typed.trim();
  return /^https?:\/\//i.test(address) ? address : `https://${address}`;
};
