-- Substring search over names and domains (listing_text).
CREATE EXTENSION IF NOT EXISTS pg_trgm;
