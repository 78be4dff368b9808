-- Keys from a module to one that is built on it. Its tables.ts may not import the other's, so the keys stand here.
ALTER TABLE link_check ADD CONSTRAINT link_check_order_fk FOREIGN KEY (order_id) REFERENCES publication_order (id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE transaction ADD CONSTRAINT transaction_order_fk FOREIGN KEY (order_id) REFERENCES publication_order (id);
--> statement-breakpoint
ALTER TABLE publication_watch ADD CONSTRAINT publication_watch_order
  FOREIGN KEY (order_id) REFERENCES publication_order (id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE place_member ADD CONSTRAINT place_member_project_fk FOREIGN KEY (project_id) REFERENCES project (id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE place_member ADD CONSTRAINT place_member_media_fk FOREIGN KEY (media_project_id) REFERENCES media_project (id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE invitation ADD CONSTRAINT invitation_project_fk FOREIGN KEY (project_id) REFERENCES project (id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE invitation ADD CONSTRAINT invitation_media_fk FOREIGN KEY (media_project_id) REFERENCES media_project (id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE transaction ADD CONSTRAINT transaction_extra_fk FOREIGN KEY (extra_id) REFERENCES order_extra (id);
--> statement-breakpoint
ALTER TABLE dispute ADD CONSTRAINT dispute_order FOREIGN KEY (order_id) REFERENCES publication_order (id);
--> statement-breakpoint
ALTER TABLE refund_owed ADD CONSTRAINT refund_owed_order FOREIGN KEY (order_id) REFERENCES publication_order (id);
--> statement-breakpoint
ALTER TABLE order_extra ADD CONSTRAINT order_extra_order_fk FOREIGN KEY (order_id) REFERENCES publication_order (id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE claim ADD CONSTRAINT claim_order_id FOREIGN KEY (order_id) REFERENCES publication_order (id);
