export const mediaByDomain = "SELECT id, domain FROM media_project WHERE organization_id = $1";
