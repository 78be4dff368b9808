-- Imports of before are kept as what they were; what each of their rows changed was never noted.
INSERT INTO catalogue_import (id, organization_id, by_operator, kind, file_name, file_bytes, file_kept, state, options, progress_percent,
  counts, finished_at, created_at, updated_at)
SELECT id, organization_id, true, 'media', file_name, 0, false, 'done',
  '{"delimiter": ",", "encoding": "utf-8", "mapping": {}, "duplicates": "merge", "status": "listed", "source": "import"}', 100,
  jsonb_build_object('rowsRead', rows_read, 'rowsCreated', rows_created, 'rowsUpdated', rows_updated, 'rowsUnchanged', rows_unchanged,
    'rowsMerged', rows_merged, 'rowsRefused', rows_refused, 'formatsCreated', 0, 'formatsUpdated', 0),
  updated_at, created_at, updated_at
FROM media_import;--> statement-breakpoint
DROP TABLE media_import;
