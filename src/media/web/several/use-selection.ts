import { useState } from "react";

export type Selection = {
  ids: string[];
  has: (id: string) => boolean;
  set: (ids: string[], isSelected: boolean) => void;
  clear: () => void;
};

export function useSelection(): Selection {
  const [ids, setIds] = useState<string[]>([]);
  return {
    ids,
    has: (id) => ids.includes(id),
    set: (changed, isSelected) => {
      const others = ids.filter((id) => !changed.includes(id));
      setIds(isSelected ? [...others, ...changed] : others);
    },
    clear: () => setIds([]),
  };
}
