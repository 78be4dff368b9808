type Search = Record<string, unknown>;

/** Reads an address's query: values are texts, repeated names become lists. */
export function parseSearch(text: string): Search {
  const search: Search = {};
  const parameters = new URLSearchParams(text);
  for (const key of new Set(parameters.keys())) {
    const values = parameters.getAll(key);
    search[key] = values.length > 1 ? values : values[0];
  }
  return search;
}

/** Writes a query: the same state gives the same address. Brackets stay readable, empty values are left out. */
export function stringifySearch(search: Search): string {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null && each !== "") parameters.append(key, String(each));
    }
  }
  const text = parameters.toString().replaceAll("%5B", "[").replaceAll("%5D", "]").replaceAll("%2F", "/");
  return text && `?${text}`;
}

/**
 * A route's `validateSearch`: the compiler knows the page's names, the values stay unread. The routes load first;
 * each page reads its own by `readAddress`.
 */
export function addressOf<Address extends object>() {
  return (search: Search) => search as Partial<Record<keyof Address, unknown>>;
}
