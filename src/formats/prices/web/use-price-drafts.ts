import { useCallback, useMemo, useState } from "react";
import { ApiError } from "#platform/web/api-error.ts";
import { notify } from "#platform/web/components/notify.ts";
import type { FormatPrice } from "../contract.ts";
import { useSavePrices } from "./api.ts";
import { editsOf, type PriceDrafts } from "./price-drafts.ts";
import { texts } from "./texts.ts";

const nothing: ReadonlyMap<string, string> = new Map();

/** Typed prices, their problems as the server named them, and their saving, all or nothing. */
export function usePriceDrafts(rows: readonly FormatPrice[]) {
  const [drafts, setDrafts] = useState<PriceDrafts>(nothing);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(nothing);
  const saving = useSavePrices();
  const edits = useMemo(() => editsOf(rows, drafts), [rows, drafts]);
  const write = useCallback((typed: ReadonlyMap<string, string>) => {
    setDrafts((before) => new Map([...before, ...typed]));
    setProblems((before) => new Map([...before].filter(([id]) => !typed.has(id))));
  }, []);
  const discard = useCallback(() => {
    setDrafts(nothing);
    setProblems(nothing);
  }, []);
  const save = async () => {
    const asked = edits.map(({ row, cents = 0 }) => ({ format: row.id, priceCents: cents, seenCents: row.priceCents }));
    try {
      await saving.mutateAsync(asked);
      notify.success(texts.saved(asked.length));
      discard();
    } catch (error) {
      const named = error instanceof ApiError ? problemsOf(error, asked) : nothing;
      if (named.size === 0) return notify.failure(error);
      setProblems(named);
      notify.error(texts.refused);
    }
  };
  return { drafts, problems, edits, write, discard, save, isSaving: saving.isPending };
}

/** A violation names its row by its place: `prices[3].priceCents`. */
function problemsOf({ violations }: ApiError, asked: readonly { format: string }[]): ReadonlyMap<string, string> {
  return new Map(
    violations.flatMap(({ propertyPath, message }) => {
      const place = /^prices\W(\d+)/.exec(propertyPath)?.[1];
      const row = place === undefined ? undefined : asked[Number(place)];
      return row ? [[row.format, message] as const] : [];
    }),
  );
}
