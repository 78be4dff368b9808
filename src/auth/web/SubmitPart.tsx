import { Button } from "@mantine/core";
import { CaptchaPart } from "./CaptchaPart.tsx";

export const SubmitPart = ({ label, isSubmitting }: { label: string; isSubmitting: boolean }) => (
  <>
    <CaptchaPart />
    <Button type="submit" variant="accent" size="big" loading={isSubmitting}>
      {label}
    </Button>
  </>
);
