import { Anchor, Table, Text } from "@mantine/core";
import type { LinkCheck } from "../contract.ts";
import classes from "./evidence.module.css";
import { texts } from "./texts.ts";

type Finding = LinkCheck["evidence"]["links"][number];

export function EvidenceLinks({ links }: { links: Finding[] }) {
  if (links.length === 0) return <Text fz="sm">{texts.noLinks}</Text>;
  return (
    <Table.ScrollContainer minWidth={460}>
      <Table fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.link}</Table.Th>
            <Table.Th>{texts.promised}</Table.Th>
            <Table.Th>{texts.state}</Table.Th>
            <Table.Th>{texts.rel}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {links.map((link) => (
            <FindingRow key={`${link.href} ${link.kind}`} link={link} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function FindingRow({
  link: { href, kind, found, anchor, promisedAnchor, rel, kindHolds, anchorHolds },
}: {
  link: Finding;
}) {
  const state = found ? stateOf(kindHolds, anchorHolds) : texts.missing;
  return (
    <Table.Tr>
      <Table.Td className={classes.break}>
        <Anchor href={href} target="_blank" rel="noreferrer nofollow" fz="sm">
          {href}
        </Anchor>
        {anchor && (
          <Text fz="xs" c="dimmed">
            {`${texts.anchor}: ${anchor}`}
            {!anchorHolds && ` ${texts.anchorInstead(promisedAnchor)}`}
          </Text>
        )}
      </Table.Td>
      <Table.Td>{kind}</Table.Td>
      <Table.Td
        fw={600}
        c={state === texts.found ? "var(--good)" : "var(--mantine-color-error)"}
        style={{ whiteSpace: "nowrap" }}
      >
        {state}
      </Table.Td>
      <Table.Td>{found ? rel || texts.noRel : "—"}</Table.Td>
    </Table.Tr>
  );
}

function stateOf(kindHolds: boolean, anchorHolds: boolean): string {
  if (!kindHolds) return texts.wrongKind;
  return anchorHolds ? texts.found : texts.wrongAnchor;
}
