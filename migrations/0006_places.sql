-- Projects and media belong to modules that are built on accounts; their keys are therefore named here and not in accounts' tables.
ALTER TABLE place_member ADD CONSTRAINT place_member_project_fk FOREIGN KEY (project_id) REFERENCES project (id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE place_member ADD CONSTRAINT place_member_media_fk FOREIGN KEY (media_project_id) REFERENCES media_project (id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE invitation ADD CONSTRAINT invitation_project_fk FOREIGN KEY (project_id) REFERENCES project (id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE invitation ADD CONSTRAINT invitation_media_fk FOREIGN KEY (media_project_id) REFERENCES media_project (id) ON DELETE CASCADE;
