import { expect, test } from "vitest";
import { theme } from "./theme.ts";

test("R9.8 modals and drawers fade in 160 ms", () => {
  for (const name of ["Modal", "Drawer"])
    expect(theme.components?.[name]?.defaultProps).toMatchObject({ transitionProps: { duration: 160 } });
});
