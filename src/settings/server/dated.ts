type DatedRow = { createdAt: Date; updatedAt: Date };

export const dated = <Row extends DatedRow>({ createdAt, updatedAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
