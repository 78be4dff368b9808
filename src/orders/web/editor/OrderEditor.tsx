import { Skeleton, Stack, Textarea, TextInput } from "@mantine/core";
import { lazy, type ReactNode, Suspense, useId, useState } from "react";
import { notify } from "#platform/web/components/notify.ts";
import { Section } from "#platform/web/components/Section.tsx";
import { SaveStateLine } from "#platform/web/draft/SaveStateLine.tsx";
import { briefMax } from "../../briefs/brief.ts";
import { CommentList } from "../../comments/web/CommentList.tsx";
import type { Order } from "../../contract.ts";
import { addressOfImage } from "../../images/web/address.ts";
import { openFields } from "../../open-fields.ts";
import { keepTextVersion } from "../../versions/web/api.ts";
import { VersionList } from "../../versions/web/VersionList.tsx";
import { OrderColumns } from "../OrderColumns.tsx";
import { texts as orderTexts } from "../texts.ts";
import { CountList } from "./CountList.tsx";
import classes from "./editor.module.css";
import { NewerNotice } from "./NewerNotice.tsx";
import { PublishDateEditor } from "./PublishDateEditor.tsx";
import { RestoredNotice } from "./RestoredNotice.tsx";
import { ReuseText } from "./ReuseText.tsx";
import { SendButton } from "./SendButton.tsx";
import { texts } from "./texts.ts";
import { textOf, useDraft } from "./use-draft.ts";
import { useMarked } from "./use-marked.ts";

const TextEditor = lazy(() => import("#rich-text/web/TextEditor.tsx"));
type OrderEditorProps = { order: Order; side: ReactNode; after: ReactNode };

export default function OrderEditor({ order, side, after }: OrderEditorProps) {
  const writing = useWriting(order);
  const { draft, isUndecided, flush, replaceText } = writing;
  const conditionsId = useId();
  const fields = openFields(order.status, order.party);
  const isBrief = fields.includes("brief");
  return (
    <OrderColumns
      text={
        <>
          <Notices order={order} writing={writing} />
          <WrittenFields order={order} writing={writing} isBrief={isBrief} />
          <CommentList order={order} content={draft.content} />
        </>
      }
      side={
        <>
          {!isBrief && (
            <Section title={orderTexts.parts.conditions}>
              <CountList id={conditionsId} draft={draft} order={order} />
            </Section>
          )}
          {fields.includes("publishOn") && <PublishDateEditor order={order} />}
          <SendButton order={order} draft={draft} isUndecided={isUndecided} conditionsId={conditionsId} flush={flush} />
          {side}
        </>
      }
      after={
        <>
          <VersionList orderId={order.id} current={draft} onUse={isBrief ? undefined : replaceText} />
          {after}
        </>
      }
    />
  );
}

type WrittenText = Pick<Order, "title" | "content">;
type Writing = ReturnType<typeof useWriting>;

function useWriting(order: Order) {
  const { decide, ...drafting } = useDraft(order);
  const { draft, restored } = drafting;
  // Frozen at the opening: a restored text is soon saved over it.
  const [opened] = useState(() => textOf(order));
  // The editor owns its text, so another text from outside needs a new editor.
  const [edition, setEdition] = useState(0);
  const chooseText = (text: typeof draft) => {
    decide(text);
    setEdition(edition + 1);
  };
  const isUndecided = restored?.kind === "kept";
  const takeSaved = async () => {
    // Keeps the discarded text among the versions.
    if (isUndecided) await keepTextVersion(order.id, textOf(restored.draft));
    chooseText(isUndecided ? textOf(order) : opened);
  };
  /** Keeps the present text among the versions, so that it can be brought back. */
  const replaceText = async ({ title, content }: WrittenText) => {
    if (draft.title || draft.content) await keepTextVersion(order.id, draft);
    chooseText({ ...draft, title, content });
  };
  return { ...drafting, edition, isUndecided, chooseText, replaceText, takeSaved };
}

function Notices({ order, writing }: { order: Order; writing: Writing }) {
  const { restored, isBehind, dismiss, chooseText, takeSaved } = writing;
  return (
    <>
      {restored && (
        <RestoredNotice
          restored={restored}
          saved={order}
          takeMine={() => chooseText(textOf(restored.draft))}
          takeSaved={() => void takeSaved().catch(notify.failure)}
          dismiss={dismiss}
        />
      )}
      {isBehind && <NewerNotice onShow={() => chooseText(textOf(order))} />}
    </>
  );
}

type WrittenFieldsProps = { order: Order; writing: Writing; isBrief: boolean };

function WrittenFields({ order, writing, isBrief }: WrittenFieldsProps) {
  const { draft, state, isUndecided, change, replaceText } = writing;
  return (
    <>
      <TextInput
        {...(isBrief
          ? { label: texts.briefTitle, size: "md" }
          : { "aria-label": texts.title, variant: "unstyled", className: classes.headline ?? "" })}
        placeholder={texts.titlePlaceholder}
        maxLength={300}
        value={draft.title}
        disabled={isUndecided}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <Stack gap={4}>
        {isBrief ? (
          <Textarea
            label={texts.brief}
            placeholder={texts.briefPlaceholder}
            minRows={8}
            maxLength={briefMax}
            value={draft.brief}
            disabled={isUndecided}
            onChange={({ currentTarget }) => change({ brief: currentTarget.value })}
          />
        ) : (
          <ContentField order={order} writing={writing} />
        )}
        <SaveStateLine state={state} texts={texts} />
        {!isBrief && <ReuseText order={order} onUse={replaceText} />}
      </Stack>
    </>
  );
}

function ContentField({ order, writing: { draft, edition, isUndecided, change } }: { order: Order; writing: Writing }) {
  const marked = useMarked(order);
  return (
    <Suspense fallback={<Skeleton height={420} aria-label={texts.loading} />}>
      <TextEditor
        key={`${edition} ${isUndecided}`}
        content={draft.content}
        booked={order.hyperlinkKind}
        label={texts.text}
        addressOf={addressOfImage}
        disabled={isUndecided}
        onChange={(content) => change({ content })}
        marked={marked}
      />
    </Suspense>
  );
}
