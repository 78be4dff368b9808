/** `$1` is the person. */
export const messageCopy = {
  messages: `SELECT subject, subject_id AS "subjectId", body, created_at AS "createdAt" FROM message
    WHERE author_id = $1 ORDER BY created_at DESC`,
};
