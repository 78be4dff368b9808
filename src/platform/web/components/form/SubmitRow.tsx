import { Button, Group } from "@mantine/core";

export function SubmitRow({ label, isSubmitting }: { label: string; isSubmitting: boolean }) {
  return (
    <Group justify="flex-end">
      <Button type="submit" loading={isSubmitting}>
        {label}
      </Button>
    </Group>
  );
}
