/** Orders that a person booked, for the copy of their data: `$1` is the person. */
export const orderCopy = {
  orders: `SELECT number, title, status, created_at AS "createdAt" FROM publication_order
    WHERE booked_by = $1 ORDER BY created_at DESC`,
};
