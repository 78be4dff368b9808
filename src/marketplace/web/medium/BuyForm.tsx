import { Button, Checkbox, Group, NativeSelect, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { placeRoleMay } from "#accounts/permissions.ts";
import { useClientUser } from "#accounts/web/api.ts";
import type { Format } from "#formats/contract.ts";
import { choosesWriting, offeredExtras } from "#formats/extras.ts";
import { type BookedHyperlinkKind, bookableKinds } from "#formats/format.ts";
import { ExtraChoice } from "#formats/web/ExtraChoice.tsx";
import { kindWithFee } from "#formats/web/kind-with-fee.ts";
import { MakeOffer } from "#offers/web/MakeOffer.tsx";
import { type PublishDate, publishDateProblem } from "#orders/dates/publish-date.ts";
import { useClosed } from "#orders/dates/web/api.ts";
import { orderPrice } from "#orders/money/price.ts";
import { PublishDateField } from "#orders/web/PublishDateField.tsx";
import { useLeadTime } from "#orders/web/use-lead-time.ts";
import { idOf } from "#platform/contract/iri.ts";
import { Money } from "#platform/web/components/Money.tsx";
import { useAddToCart, useTakeFromCart } from "../api.ts";
import { texts } from "../texts.ts";

const buyWords = texts.cart;

type BuyFormProps = { format: Format; isFirst: boolean; campaign: string; isInCart: boolean };

export function BuyForm({ format, isFirst, campaign, isInCart }: BuyFormProps) {
  const mayAdd = placeRoleMay(useClientUser().currentProjectRole, "project", "cart.edit");
  const kinds = bookableKinds(format.hyperlinkKind);
  const [hyperlinkKind, setKind] = useState<BookedHyperlinkKind>(kinds[0] ?? "Without");
  const [date, setDate] = useState<PublishDate>({ publishDateMode: "After", publishOn: null });
  const offered = offeredExtras(format);
  const [extras, setExtras] = useState<string[]>([]);
  const lead = useLeadTime({
    turnaroundHours: format.turnaroundHours,
    isWritten: choosesWriting(offered, extras),
    closed: useClosed(idOf(format.media)),
  });
  const { totalCents } = orderPrice(
    { ...format, extras: offered, priceCents: format.desiredPriceCents ?? format.priceCents },
    { hyperlinkKind, extras },
  );
  return (
    <Stack gap="sm">
      {kinds.length > 1 && (
        <NativeSelect
          label={buyWords.linkKind}
          data={kinds.map((kind) => ({ value: kind, label: kindWithFee(kind, format) }))}
          value={hyperlinkKind}
          onChange={({ currentTarget }) => setKind(currentTarget.value as BookedHyperlinkKind)}
        />
      )}
      <PublishDateField value={date} lead={lead} onChange={setDate} of={format.formatType} />
      {offered.length > 0 && <ExtraChoices offered={offered} chosen={extras} onChange={setExtras} />}
      <Group justify="space-between" mt="xs">
        <Text fw={600}>
          <Money cents={totalCents} />
        </Text>
        <MakeOffer
          campaign={campaign}
          format={format.id}
          mediaName={format.mediaName}
          formatType={format.formatType}
          terms={{
            ...format,
            media: idOf(format.media),
            extras: offered,
            listedCents: format.priceCents,
            presentCents: format.desiredPriceCents ?? format.priceCents,
          }}
          chosen={{ ...date, hyperlinkKind, extras }}
        />
        {mayAdd && (
          <CartButton
            campaign={campaign}
            format={format}
            isFirst={isFirst}
            choice={{ hyperlinkKind, extras, ...date }}
            isInCart={isInCart}
            isDateWrong={publishDateProblem(date, lead) !== undefined}
          />
        )}
      </Group>
    </Stack>
  );
}

type ExtraChoicesProps = {
  offered: ReturnType<typeof offeredExtras>;
  chosen: string[];
  onChange: (names: string[]) => void;
};

function ExtraChoices({ offered, chosen, onChange }: ExtraChoicesProps) {
  return (
    <Checkbox.Group label={buyWords.extras} value={chosen} onChange={onChange}>
      <Stack gap={8} mt={6}>
        {offered.map((extra) => (
          <ExtraChoice key={extra.name} extra={extra} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

type CartButtonProps = BuyFormProps & {
  choice: PublishDate & { hyperlinkKind: BookedHyperlinkKind; extras: string[] };
  isDateWrong: boolean;
};

function CartButton({ campaign, format, isFirst, choice, isInCart, isDateWrong }: CartButtonProps) {
  const name = `${format.mediaName}, ${format.formatType}`;
  const add = useAddToCart(campaign, name);
  const takeOut = useTakeFromCart(campaign, name);
  return (
    <Button
      {...(isInCart ? { variant: "secondary" } : isFirst ? { variant: "accent" } : {})}
      loading={(isInCart ? takeOut : add).isPending}
      disabled={isDateWrong && !isInCart}
      title={isInCart ? buyWords.takeOut : undefined}
      aria-pressed={isInCart}
      onClick={() => (isInCart ? takeOut.mutate(format.id) : add.mutate({ format: format.id, ...choice }))}
    >
      {isInCart ? buyWords.in : buyWords.add}
    </Button>
  );
}
