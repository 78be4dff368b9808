-- What belongs to an outlet is kept once an outlet instead of once a format. The rows follow from other tables: they are written anew.
TRUNCATE listing, listing_medium;
--> statement-breakpoint
CREATE TABLE "listing_change" (
	"media_project_id" uuid PRIMARY KEY NOT NULL,
	"changed_in" "xid8" NOT NULL
);
--> statement-breakpoint
DROP VIEW "public"."listed_price";--> statement-breakpoint
DROP INDEX "listing_countries";--> statement-breakpoint
DROP INDEX "listing_languages";--> statement-breakpoint
DROP INDEX "listing_topics";--> statement-breakpoint
DROP INDEX "listing_name";--> statement-breakpoint
DROP INDEX "listing_format_type";--> statement-breakpoint
DROP INDEX "listing_verified";--> statement-breakpoint
DROP INDEX "listing_media_type";--> statement-breakpoint
DROP INDEX "listing_countries_order";--> statement-breakpoint
DROP INDEX "listing_languages_order";--> statement-breakpoint
DROP INDEX "listing_topics_order";--> statement-breakpoint
DROP INDEX "listing_leading_countries";--> statement-breakpoint
DROP INDEX "listing_audience";--> statement-breakpoint
DROP INDEX "listing_source_direct";--> statement-breakpoint
DROP INDEX "listing_source_search";--> statement-breakpoint
DROP INDEX "listing_source_social";--> statement-breakpoint
DROP INDEX "listing_semrush_organic_traffic";--> statement-breakpoint
DROP INDEX "listing_semrush_authority_score";--> statement-breakpoint
DROP INDEX "listing_ahrefs_dr";--> statement-breakpoint
DROP INDEX "listing_organic_traffic_by_ahrefs";--> statement-breakpoint
DROP INDEX "listing_mj_cf";--> statement-breakpoint
DROP INDEX "listing_mj_tf";--> statement-breakpoint
DROP INDEX "listing_moz_domain_authority";--> statement-breakpoint
DROP INDEX "listing_estimated_views";--> statement-breakpoint
DROP INDEX "listing_time_on_site";--> statement-breakpoint
DROP INDEX "listing_page_per_visit";--> statement-breakpoint
DROP INDEX "listing_bounce_rate";--> statement-breakpoint
DROP INDEX "listing_medium_changed";--> statement-breakpoint
ALTER TABLE "listing_medium" ADD COLUMN "name" text NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_medium" ADD COLUMN "media_type" text NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_medium" ADD COLUMN "languages" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_medium" ADD COLUMN "countries" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_medium" ADD COLUMN "topics" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_medium" ADD COLUMN "verified" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_medium" ADD COLUMN "audience" double precision;--> statement-breakpoint
ALTER TABLE "listing_medium" ADD COLUMN "source_direct" double precision;--> statement-breakpoint
ALTER TABLE "listing_medium" ADD COLUMN "source_search" double precision;--> statement-breakpoint
ALTER TABLE "listing_medium" ADD COLUMN "source_social" double precision;--> statement-breakpoint
ALTER TABLE "listing_medium" ADD COLUMN "semrush_organic_traffic" double precision;--> statement-breakpoint
ALTER TABLE "listing_medium" ADD COLUMN "semrush_authority_score" double precision;--> statement-breakpoint
ALTER TABLE "listing_medium" ADD COLUMN "ahrefs_dr" double precision;--> statement-breakpoint
ALTER TABLE "listing_medium" ADD COLUMN "organic_traffic_by_ahrefs" double precision;--> statement-breakpoint
ALTER TABLE "listing_medium" ADD COLUMN "mj_cf" double precision;--> statement-breakpoint
ALTER TABLE "listing_medium" ADD COLUMN "mj_tf" double precision;--> statement-breakpoint
ALTER TABLE "listing_medium" ADD COLUMN "moz_domain_authority" double precision;--> statement-breakpoint
ALTER TABLE "listing_medium" ADD COLUMN "estimated_views" double precision;--> statement-breakpoint
ALTER TABLE "listing_medium" ADD COLUMN "time_on_site" double precision;--> statement-breakpoint
ALTER TABLE "listing_medium" ADD COLUMN "page_per_visit" double precision;--> statement-breakpoint
ALTER TABLE "listing_medium" ADD COLUMN "bounce_rate" double precision;--> statement-breakpoint
ALTER TABLE "listing_medium" ADD COLUMN "leading_countries_ids" text[];--> statement-breakpoint
CREATE INDEX "listing_change_in" ON "listing_change" USING btree ("changed_in","media_project_id");--> statement-breakpoint
CREATE INDEX "listing_medium_countries" ON "listing_medium" USING gin ("countries") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_medium_languages" ON "listing_medium" USING gin ("languages") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_medium_topics" ON "listing_medium" USING gin ("topics") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_medium_by_name" ON "listing_medium" USING btree ("name","media_project_id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_medium_by_verified" ON "listing_medium" USING btree ("verified","media_project_id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_medium_by_media_type" ON "listing_medium" USING btree ("media_type","media_project_id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_medium_by_countries" ON "listing_medium" USING btree ("countries","media_project_id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_medium_by_languages" ON "listing_medium" USING btree ("languages","media_project_id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_medium_by_topics" ON "listing_medium" USING btree ("topics","media_project_id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_medium_by_leading_countries" ON "listing_medium" USING btree ("leading_countries_ids","media_project_id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_medium_by_audience" ON "listing_medium" USING btree ("audience","media_project_id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_medium_by_source_direct" ON "listing_medium" USING btree ("source_direct","media_project_id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_medium_by_source_search" ON "listing_medium" USING btree ("source_search","media_project_id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_medium_by_source_social" ON "listing_medium" USING btree ("source_social","media_project_id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_medium_by_semrush_organic_traffic" ON "listing_medium" USING btree ("semrush_organic_traffic","media_project_id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_medium_by_semrush_authority_score" ON "listing_medium" USING btree ("semrush_authority_score","media_project_id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_medium_by_ahrefs_dr" ON "listing_medium" USING btree ("ahrefs_dr","media_project_id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_medium_by_organic_traffic_by_ahrefs" ON "listing_medium" USING btree ("organic_traffic_by_ahrefs","media_project_id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_medium_by_mj_cf" ON "listing_medium" USING btree ("mj_cf","media_project_id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_medium_by_mj_tf" ON "listing_medium" USING btree ("mj_tf","media_project_id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_medium_by_moz_domain_authority" ON "listing_medium" USING btree ("moz_domain_authority","media_project_id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_medium_by_estimated_views" ON "listing_medium" USING btree ("estimated_views","media_project_id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_medium_by_time_on_site" ON "listing_medium" USING btree ("time_on_site","media_project_id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_medium_by_page_per_visit" ON "listing_medium" USING btree ("page_per_visit","media_project_id") WHERE listed;--> statement-breakpoint
CREATE INDEX "listing_medium_by_bounce_rate" ON "listing_medium" USING btree ("bounce_rate","media_project_id") WHERE listed;--> statement-breakpoint
ALTER TABLE "listing" DROP COLUMN "name";--> statement-breakpoint
ALTER TABLE "listing" DROP COLUMN "domain";--> statement-breakpoint
ALTER TABLE "listing" DROP COLUMN "media_type";--> statement-breakpoint
ALTER TABLE "listing" DROP COLUMN "languages";--> statement-breakpoint
ALTER TABLE "listing" DROP COLUMN "countries";--> statement-breakpoint
ALTER TABLE "listing" DROP COLUMN "topics";--> statement-breakpoint
ALTER TABLE "listing" DROP COLUMN "verified";--> statement-breakpoint
ALTER TABLE "listing" DROP COLUMN "audience";--> statement-breakpoint
ALTER TABLE "listing" DROP COLUMN "source_direct";--> statement-breakpoint
ALTER TABLE "listing" DROP COLUMN "source_search";--> statement-breakpoint
ALTER TABLE "listing" DROP COLUMN "source_social";--> statement-breakpoint
ALTER TABLE "listing" DROP COLUMN "semrush_organic_traffic";--> statement-breakpoint
ALTER TABLE "listing" DROP COLUMN "semrush_authority_score";--> statement-breakpoint
ALTER TABLE "listing" DROP COLUMN "ahrefs_dr";--> statement-breakpoint
ALTER TABLE "listing" DROP COLUMN "organic_traffic_by_ahrefs";--> statement-breakpoint
ALTER TABLE "listing" DROP COLUMN "mj_cf";--> statement-breakpoint
ALTER TABLE "listing" DROP COLUMN "mj_tf";--> statement-breakpoint
ALTER TABLE "listing" DROP COLUMN "moz_domain_authority";--> statement-breakpoint
ALTER TABLE "listing" DROP COLUMN "estimated_views";--> statement-breakpoint
ALTER TABLE "listing" DROP COLUMN "time_on_site";--> statement-breakpoint
ALTER TABLE "listing" DROP COLUMN "page_per_visit";--> statement-breakpoint
ALTER TABLE "listing" DROP COLUMN "bounce_rate";--> statement-breakpoint
ALTER TABLE "listing" DROP COLUMN "leading_countries_ids";--> statement-breakpoint
ALTER TABLE "listing_medium" DROP COLUMN "changed_in";--> statement-breakpoint
CREATE VIEW "public"."listed_price" AS (SELECT media_project_id, format_type, countries, languages, ahrefs_dr, price_cents
      FROM listing JOIN listing_medium USING (media_project_id) WHERE listed);
--> statement-breakpoint

-- Brings the rows of the changed media up to date: a format's own, its outlet's, and the transaction that whoever follows the changes
-- looks for. Only rows that differ are written, since each costs its indexes: a new price those of one format. The media are locked
-- first: two formats of one medium that change at the same time would otherwise both write its rows. A contributor's Contributor Post
-- is reached by its direct link only; an owner's is a row like the other formats (R3.8).
CREATE OR REPLACE FUNCTION refresh_listing(changed uuid[]) RETURNS void LANGUAGE sql AS $$
  SELECT id FROM media_project WHERE id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;

  DELETE FROM listing WHERE media_project_id = ANY (changed) AND NOT EXISTS (
    SELECT FROM format JOIN media_project AS media ON media.id = format.media_project_id
    WHERE format.id = listing.format_id AND format.media_project_id = listing.media_project_id
      AND media.status = 'listed' AND format.status = 'listed' AND NOT (format.format_type = 'Contributor Post' AND format.contributor));

  MERGE INTO listing AS kept USING (
    SELECT format.id AS format_id, format.media_project_id, format.format_type, format.price_cents, format.turnaround_hours,
      format.hyperlink_kind, format.hyperlinks_max, format.permanence_months
    FROM media_project AS media JOIN format ON format.media_project_id = media.id
    WHERE media.id = ANY (changed) AND media.status = 'listed' AND format.status = 'listed'
      AND NOT (format.format_type = 'Contributor Post' AND format.contributor)) AS now ON kept.format_id = now.format_id
  WHEN MATCHED AND ROW(kept.*) IS DISTINCT FROM ROW(now.*) THEN UPDATE SET
    format_type = now.format_type, price_cents = now.price_cents, turnaround_hours = now.turnaround_hours,
    hyperlink_kind = now.hyperlink_kind, hyperlinks_max = now.hyperlinks_max, permanence_months = now.permanence_months
  WHEN NOT MATCHED THEN INSERT VALUES (now.format_id, now.media_project_id, now.format_type, now.price_cents, now.turnaround_hours,
    now.hyperlink_kind, now.hyperlinks_max, now.permanence_months);

  MERGE INTO listing_medium AS kept USING (
    SELECT media.id AS media_project_id, media.organization_id, search_form(media.name) AS name_form, media.domain,
      EXISTS (SELECT FROM listing WHERE listing.media_project_id = media.id) AS listed, media.name, media.media_type, media.languages,
      media.countries, media.topics, media.verification = 'verified' AS verified, metrics.audience, metrics.source_direct,
      metrics.source_search, metrics.source_social, metrics.semrush_organic_traffic, metrics.semrush_authority_score, metrics.ahrefs_dr,
      metrics.organic_traffic_by_ahrefs, metrics.mj_cf, metrics.mj_tf, metrics.moz_domain_authority, metrics.estimated_views,
      metrics.time_on_site, metrics.page_per_visit, metrics.bounce_rate, metrics.leading_countries_ids
    FROM media_project AS media LEFT JOIN media_metrics AS metrics ON metrics.media_project_id = media.id
    WHERE media.id = ANY (changed)) AS now ON kept.media_project_id = now.media_project_id
  WHEN MATCHED AND ROW(kept.*) IS DISTINCT FROM ROW(now.*) THEN UPDATE SET
    organization_id = now.organization_id, name_form = now.name_form, domain = now.domain, listed = now.listed, name = now.name,
    media_type = now.media_type, languages = now.languages, countries = now.countries, topics = now.topics, verified = now.verified,
    audience = now.audience, source_direct = now.source_direct, source_search = now.source_search, source_social = now.source_social,
    semrush_organic_traffic = now.semrush_organic_traffic, semrush_authority_score = now.semrush_authority_score,
    ahrefs_dr = now.ahrefs_dr, organic_traffic_by_ahrefs = now.organic_traffic_by_ahrefs, mj_cf = now.mj_cf, mj_tf = now.mj_tf,
    moz_domain_authority = now.moz_domain_authority, estimated_views = now.estimated_views, time_on_site = now.time_on_site,
    page_per_visit = now.page_per_visit, bounce_rate = now.bounce_rate, leading_countries_ids = now.leading_countries_ids
  WHEN NOT MATCHED THEN INSERT (media_project_id, organization_id, name_form, domain, listed, name, media_type, languages, countries,
    topics, verified, audience, source_direct, source_search, source_social, semrush_organic_traffic, semrush_authority_score, ahrefs_dr,
    organic_traffic_by_ahrefs, mj_cf, mj_tf, moz_domain_authority, estimated_views, time_on_site, page_per_visit, bounce_rate,
    leading_countries_ids)
  VALUES (now.media_project_id, now.organization_id, now.name_form, now.domain, now.listed, now.name, now.media_type, now.languages,
    now.countries, now.topics, now.verified, now.audience, now.source_direct, now.source_search, now.source_social,
    now.semrush_organic_traffic, now.semrush_authority_score, now.ahrefs_dr, now.organic_traffic_by_ahrefs, now.mj_cf, now.mj_tf,
    now.moz_domain_authority, now.estimated_views, now.time_on_site, now.page_per_visit, now.bounce_rate, now.leading_countries_ids);

  INSERT INTO listing_change (media_project_id, changed_in)
  SELECT id, pg_current_xact_id() FROM media_project WHERE id = ANY (changed)
  ON CONFLICT (media_project_id) DO UPDATE SET changed_in = excluded.changed_in;
$$;
--> statement-breakpoint
SELECT refresh_listing(ids) FROM (
  SELECT array_agg(id) AS ids FROM (SELECT id, (row_number() OVER (ORDER BY id) - 1) / 10000 AS part FROM media_project) AS parted GROUP BY part) AS parts;
