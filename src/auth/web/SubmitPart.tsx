import { Button } from "@mantine/core";
import { CaptchaPart } from "./CaptchaPart.tsx";

/** The end of a form of the sign-in service: its captcha, where there is one, and its one button. */
export const SubmitPart = ({ label, isSubmitting }: { label: string; isSubmitting: boolean }) => (
  <>
    <CaptchaPart />
    <Button type="submit" size="big" loading={isSubmitting}>
      {label}
    </Button>
  </>
);
