type Dated = { createdAt: Date; updatedAt: Date };

export const dated = <Row extends Dated>({ createdAt, updatedAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
