DROP INDEX "house_audit_newest";--> statement-breakpoint
DROP INDEX "house_audit_kind";--> statement-breakpoint
CREATE INDEX "house_audit_newest" ON "house_audit" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "house_audit_kind" ON "house_audit" USING btree ("kind","created_at","id");