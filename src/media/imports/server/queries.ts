/** The media of the organization `$1` as an import's rows find them: id and domain. A query to join. */
export const mediaByDomain = "SELECT id, domain FROM media_project WHERE organization_id = $1";
