import { Button, Group } from "@mantine/core";

/** The end of a form: its one button, which turns while the form is being sent. */
export function SubmitRow({ label, isSubmitting }: { label: string; isSubmitting: boolean }) {
  return (
    <Group justify="flex-end">
      <Button type="submit" loading={isSubmitting}>
        {label}
      </Button>
    </Group>
  );
}
