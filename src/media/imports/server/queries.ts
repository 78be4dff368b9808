/** SQL: the media of organization `$1` by domain, for a join. */
export const mediaByDomain = "SELECT id, domain FROM media_project WHERE organization_id = $1";
