import { Alert, List } from "@mantine/core";

export function Failures({ title, problems }: { title: string; problems: string[] }) {
  return (
    <Alert color="red" variant="light" title={title}>
      <List size="sm" spacing={4}>
        {problems.map((problem) => (
          <List.Item key={problem} style={{ overflowWrap: "anywhere" }}>
            {problem}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
