/** `$1` is the person. */
export const notificationCopy = {
  notificationPreferences: "SELECT kind, frequency FROM notification_preference WHERE user_id = $1 ORDER BY kind",
  notifications: `SELECT title, paragraphs, facts, created_at AS "createdAt", read_at AS "readAt" FROM notification
    WHERE user_id = $1 ORDER BY created_at DESC`,
};
