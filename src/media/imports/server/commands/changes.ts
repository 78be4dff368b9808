/**
 * SQL: copies rows into the transaction's temporary table `import_change` before and after a write. `chosen`: a query
 * of the rows' ids and their outlets'.
 */
export const noteBefore = (table: string, chosen: string, key = "id"): string => `
  INSERT INTO import_change (table_name, row_id, media_project_id, before)
  SELECT '${table}', chosen.id, chosen.media_id, to_jsonb(found)
  FROM (${chosen}) AS chosen(id, media_id) LEFT JOIN ${table} AS found ON found.${key} = chosen.id`;

export const noteAfter = (table: string, key = "id"): string => `
  UPDATE import_change SET after = to_jsonb(found) FROM ${table} AS found
  WHERE table_name = '${table}' AND found.${key} = row_id`;
