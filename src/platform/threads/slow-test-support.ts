await new Promise((loaded) => setTimeout(loaded, 1_200));

export const addAtLast = (one: number, other: number): number => one + other;
