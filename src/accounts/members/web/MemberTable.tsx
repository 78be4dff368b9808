import { Group, NativeSelect, Table, Text, VisuallyHidden } from "@mantine/core";
import { AskFirstButton } from "#platform/web/components/confirmation/AskFirstButton.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { changeRole, handOver, type Member, type MemberRole, removeMember, roleName, type WorkPlace } from "./api.ts";
import { texts } from "./texts.ts";

type MemberTableProps = { place: WorkPlace; members: Member[]; mayHandOver: boolean; onLeft: () => void };

export function MemberTable({ place, members, mayHandOver, onLeft }: MemberTableProps) {
  return (
    <Table.ScrollContainer minWidth={480}>
      <Table verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.name}</Table.Th>
            <Table.Th>{texts.role}</Table.Th>
            <Table.Th>
              <VisuallyHidden>{texts.actions}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {members.map((member) => (
            <Table.Tr key={member.id}>
              <Table.Td>
                <Text fw={600}>
                  {personName(member)} {member.self && <Text span c="dimmed">{`(${texts.you})`}</Text>}
                </Text>
                {member.name && (
                  <Text fz="sm" c="dimmed">
                    {member.email}
                  </Text>
                )}
              </Table.Td>
              <Table.Td>
                <Role place={place} member={member} />
              </Table.Td>
              <Table.Td>
                <Group justify="flex-end" gap="xs">
                  {mayHandOver && !member.self && <HandOver place={place} member={member} />}
                  {member.removable && <Remove place={place} member={member} onLeft={onLeft} />}
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

const personName = ({ name, email }: Member) => name || email;

function Role({ place, member }: { place: WorkPlace; member: Member }) {
  const roles: MemberRole[] = member.assignableRoles;
  if (roles.length === 0) return <>{roleName(member.role)}</>;
  const change = async (chosen: string) => {
    const role = roles.find((each) => String(each) === chosen);
    if (role === undefined) return;
    try {
      await changeRole(place, member, role);
      notify.success(texts.roleChanged);
    } catch (error) {
      notify.failure(error);
    }
  };
  return (
    <NativeSelect
      aria-label={texts.roleOf(personName(member))}
      data={roles.map((role) => ({ value: String(role), label: roleName(role) }))}
      value={String(member.role)}
      onChange={({ currentTarget }) => void change(currentTarget.value)}
      w={140}
    />
  );
}

function Remove({ place, member, onLeft }: { place: WorkPlace; member: Member; onLeft: () => void }) {
  const act = async () => {
    await removeMember(place, member);
    if (member.self) onLeft();
  };
  return (
    <AskFirstButton
      label={member.self ? texts.leave : texts.remove}
      title={member.self ? texts.leaveTitle(place.name) : texts.removeTitle(personName(member))}
      text={member.self ? texts.leaveText : texts.removeText}
      act={act}
      done={texts.removed}
    />
  );
}

const HandOver = ({ place, member }: { place: WorkPlace; member: Member }) => (
  <AskFirstButton
    label={texts.handOver}
    title={texts.handOverTitle(personName(member))}
    text={texts.handOverText}
    act={() => handOver(place, member)}
    done={texts.handedOver}
  />
);
