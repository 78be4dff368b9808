-- A UUIDv7, on every PostgreSQL from 15 on: 48 bits of milliseconds, the version, random bits.
CREATE FUNCTION new_id() RETURNS uuid LANGUAGE sql VOLATILE PARALLEL SAFE AS $$
  SELECT encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
    PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid;
$$;
--> statement-breakpoint

-- These rows came with the first migration; nothing but their address in the API names them by id.
UPDATE metric_provider SET id = new_id();
