import { Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { placeRoleMay } from "#accounts/permissions.ts";
import { campaignQuery } from "#campaigns/web/api.ts";
import { CampaignLink } from "#campaigns/web/CampaignLink.tsx";
import { idOf } from "#platform/contract/iri.ts";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { listKeys } from "#platform/web/keys/keys.ts";
import { useRowKeys } from "#platform/web/keys/row-keys.ts";
import type { Cart } from "../contract.ts";
import { cartQuery } from "./api.ts";
import { CartLineCard } from "./CartLineCard.tsx";
import { CartSummary } from "./CartSummary.tsx";
import classes from "./cart.module.css";
import { EmptyCart } from "./EmptyCart.tsx";
import { LinesDate } from "./LinesDate.tsx";
import { OffersWaiting } from "./OffersWaiting.tsx";
import { OrdersToWrite } from "./OrdersToWrite.tsx";
import { texts } from "./texts.ts";

/** `initial` is what another list knows of it; one that is older than a change is read anew. */
type CartByIdProps = { id: string; initial?: { cart: Cart; readAt: number } };

export function CartById({ id, initial }: CartByIdProps) {
  const query = useQuery({ ...cartQuery(id), initialData: initial?.cart, initialDataUpdatedAt: initial?.readAt });
  return (
    <QueryState query={query}>
      {(cart) => (
        <Page title={texts.title} above={<CartTrail cart={cart} />}>
          {cart.lines.length === 0 ? (
            <>
              <EmptyCart role={cart.role} />
              <OffersWaiting campaignId={idOf(cart.campaign)} />
            </>
          ) : (
            <FilledCart cart={cart} />
          )}
          <OrdersToWrite campaignId={idOf(cart.campaign)} />
        </Page>
      )}
    </QueryState>
  );
}

function FilledCart({ cart }: { cart: Cart }) {
  // Lines with an unfinished publish date: booking must match the screen.
  const [undated, setUndated] = useState<readonly string[]>([]);
  // A line owns the date being chosen in it, so a date from elsewhere remounts the lines.
  const [edition, setEdition] = useState(0);
  const onAllDated = () => {
    setUndated([]);
    setEdition(edition + 1);
  };
  const mayEdit = placeRoleMay(cart.role, "project", "cart.edit");
  const list = useRef<HTMLUListElement>(null);
  useRowKeys({ body: list, keys: mayEdit ? [...listKeys, "remove"] : listKeys });
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <section className={classes.box} aria-label={texts.title}>
          <div className={classes.top}>
            <Title order={2} fz={14}>
              {texts.lines(cart.lines.length)}
            </Title>
            {mayEdit && <LinesDate cart={cart} onDated={onAllDated} />}
          </div>
          <ul ref={list} className={classes.lines}>
            {cart.lines.map((line, index) => (
              <CartLineCard
                key={`${line.id} ${edition}`}
                cartId={cart.id}
                campaignId={idOf(cart.campaign)}
                mayEdit={mayEdit}
                line={line}
                isOnly={cart.lines.length === 1}
                isOutletSaid={cart.lines.slice(0, index).some(({ media }) => media === line.media)}
                isUndated={undated.includes(line.id)}
                onDated={(isDated) =>
                  setUndated((others) => [...others.filter((id) => id !== line.id), ...(isDated ? [] : [line.id])])
                }
              />
            ))}
          </ul>
        </section>
        <OffersWaiting campaignId={idOf(cart.campaign)} />
      </div>
      <CartSummary cart={cart} isDateMissing={cart.lines.some(({ id }) => undated.includes(id))} />
    </div>
  );
}

function CartTrail({ cart }: { cart: Cart }) {
  const { data: campaign } = useQuery(campaignQuery(idOf(cart.campaign)));
  return (
    <Text fz="sm" c="dimmed">
      {`${texts.of} `}
      {campaign ? <CampaignLink campaign={campaign} underline="always" /> : cart.campaignName}
    </Text>
  );
}
