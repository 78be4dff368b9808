#!/bin/sh
# Makes the user that limits the application, once, in an empty database.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$APP_PASSWORD" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
CREATE ROLE byline_app NOLOGIN;
CREATE ROLE byline_app_user LOGIN PASSWORD :'password' IN ROLE byline_app;
SQL
