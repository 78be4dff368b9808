import { Button } from "@mantine/core";
import { CaptchaPart } from "./CaptchaPart.tsx";

export const SubmitPart = ({ label, isSubmitting }: { label: string; isSubmitting: boolean }) => (
  <>
    <CaptchaPart />
    <Button type="submit" size="big" loading={isSubmitting}>
      {label}
    </Button>
  </>
);
