type Dated = { createdAt: Date; updatedAt: Date };

/** A row with its times as the wire has them. */
export const dated = <Row extends Dated>({ createdAt, updatedAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
