export const loadTopicsField = () =>
  import("#media/web/form/TopicsField.tsx").then(({ TopicsField }) => ({ default: TopicsField }));

export const loadAddressesField = () => import("./AddressesField.tsx");
