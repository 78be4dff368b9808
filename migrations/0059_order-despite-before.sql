-- Approved so far: what the newest look until then had found was not covered either.
UPDATE "publication_order" AS o SET "despite" = look.problems
FROM (
  SELECT DISTINCT ON (done.id) done.id, ARRAY(SELECT jsonb_array_elements_text(link_check.evidence -> 'problems')) AS problems
  FROM "publication_order" AS done JOIN "link_check" ON link_check.order_id = done.id AND link_check.checked_at <= done.completed_at
  ORDER BY done.id, link_check.checked_at DESC, link_check.id DESC) AS look
WHERE look.id = o.id AND look.problems <> '{}';
