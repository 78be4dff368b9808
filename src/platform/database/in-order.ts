/**
 * Answers of statements of one connection that were sent without waiting in between: PostgreSQL runs them in the order in
 * which they stand here. A lock may therefore stand before the reading that it protects. Each must send its first statement
 * before it awaits anything. Throws the first failure; in a transaction those behind it fail with it (decision 0027).
 */
export const inOrder = <const Statements extends readonly unknown[]>(
  statements: Statements,
): Promise<{ -readonly [Place in keyof Statements]: Awaited<Statements[Place]> }> => Promise.all(statements);
