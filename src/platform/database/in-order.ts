/**
 * Awaits statements of one connection that were sent at once; PostgreSQL runs them in this order. A lock may therefore
 * precede the read that it protects. Each must send its first statement before it awaits anything. Throws the first
 * failure; in a transaction all later ones fail with it (decision 0027).
 */
export const inOrder = <const Statements extends readonly unknown[]>(
  statements: Statements,
): Promise<{ -readonly [Place in keyof Statements]: Awaited<Statements[Place]> }> => Promise.all(statements);
