await new Promise((loaded) => setTimeout(loaded, 6_000));

export const addAtLast = (one: number, other: number): number => one + other;
