-- The ends of the operators' trail and of the sign-in log are written by their triggers alone: with the rights of the owner, since
-- the application may not write them (grants.sql). Whoever cut the last rows could otherwise move the end as well.
ALTER FUNCTION chain_audit_event() SECURITY DEFINER SET search_path = public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION auth.chain_audit_log() SECURITY DEFINER SET search_path = public, pg_temp;
