ALTER TABLE claim ADD CONSTRAINT claim_order_id FOREIGN KEY (order_id) REFERENCES publication_order (id);
--> statement-breakpoint
-- Looks of before: anchors, text, robots.txt and canonical were not compared then.
UPDATE link_check SET evidence = '{"robotsTxt": "unread", "canonical": null, "textShare": null, "textHash": null}' || evidence
  || jsonb_build_object('links', (
    SELECT coalesce(jsonb_agg(link || jsonb_build_object('promisedAnchor', '', 'anchorHolds', link -> 'found')), '[]')
    FROM jsonb_array_elements(evidence -> 'links') AS link));
