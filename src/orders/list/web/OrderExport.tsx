import { api, download } from "#platform/web/calls/client.ts";
import { FileMenu } from "#platform/web/components/FileMenu.tsx";
import { type OrderFilterSearch, queryOfFilter } from "../../web/order-search.ts";
import { texts } from "../../web/texts.ts";

const orderListWords = texts.list;

export function OrderExport({ filter }: { filter: OrderFilterSearch & { campaign?: string | undefined } }) {
  return (
    <FileMenu
      label={orderListWords.export}
      says={orderListWords.exporting}
      formats={{ csv: orderListWords.csv, xlsx: orderListWords.xlsx }}
      name="orders"
      read={(format) => download(api.orders, "export", { query: { side: "client", ...queryOfFilter(filter), format } })}
    />
  );
}
