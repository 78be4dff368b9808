ALTER TABLE dispute ADD CONSTRAINT dispute_order FOREIGN KEY (order_id) REFERENCES publication_order (id);
--> statement-breakpoint
ALTER TABLE refund_owed ADD CONSTRAINT refund_owed_order FOREIGN KEY (order_id) REFERENCES publication_order (id);
--> statement-breakpoint
-- Disputes that were open before: told by whoever opened them, and open to a decision at once.
INSERT INTO dispute (order_id, opened_by, is_after_completion, created_at)
  SELECT id, opened.party, false, opened.created_at FROM publication_order
  CROSS JOIN LATERAL (SELECT party, created_at FROM event WHERE subject_id = publication_order.id AND verb = 'dispute'
    ORDER BY created_at DESC LIMIT 1) AS opened
  WHERE status = 'disputed';
--> statement-breakpoint
INSERT INTO dispute_story (order_id, party, text, links, images, created_at)
  SELECT order_id, opened_by, coalesce(publication_order.reason, ''), '{}', '{}', dispute.created_at
  FROM dispute JOIN publication_order ON publication_order.id = dispute.order_id;
