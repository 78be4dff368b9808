/**
 * SQL: true where two organizations, named by expressions, share a key of people or their accounts (decision 0101). An
 * EXISTS may be hashed, which reads the keys of all organizations; a limit is not.
 */
export const areRelated = (one: string, other: string): string =>
  `coalesce((SELECT true FROM organization_key AS mine JOIN organization_key AS theirs USING (kind, key)
    WHERE mine.organization_id = ${one} AND theirs.organization_id = ${other} LIMIT 1), false)`;
