import { Button, Group, NativeSelect, Table, Text } from "@mantine/core";
import { placeRoleMay, roleMay } from "#accounts/permissions.ts";
import { useClientUser } from "#accounts/web/api.ts";
import { idOf } from "#platform/contract/iri.ts";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import type { MediumMark } from "../../contract.ts";
import { useMoveMark, useRemoveMark } from "./api.ts";
import { texts } from "./texts.ts";

export function MarkRow({ mark }: { mark: MediumMark }) {
  const mayEdit = useMayEdit(mark);
  const move = useMoveMark(mark);
  const remove = useRemoveMark(mark);
  const other = mark.kind === "favourite" ? "blocked" : "favourite";
  const state = { disabled: !mayEdit, title: mayEdit ? undefined : texts.mayNot, variant: "secondary" };
  return (
    <Table.Tr>
      <Table.Td>
        <AnchorLink to="/media/$id" params={{ id: idOf(mark.media) }} fw={600}>
          {mark.mediaName}
        </AnchorLink>
        <Text fz="sm" c="dimmed">
          {mark.mediaDomain}
        </Text>
      </Table.Td>
      <Table.Td>
        <CountsIn
          mark={mark}
          isDisabled={!mayEdit || move.isPending}
          onMove={(campaign) => move.mutate({ campaign })}
        />
      </Table.Td>
      <Table.Td style={{ overflowWrap: "anywhere" }}>{mark.note || "—"}</Table.Td>
      <Table.Td style={{ whiteSpace: "nowrap" }}>{formatInstant(mark.updatedAt)}</Table.Td>
      <Table.Td>
        <Group gap="xs" justify="flex-end" wrap="nowrap">
          <Button {...state} loading={move.isPending} onClick={() => move.mutate({ kind: other })}>
            {texts.moveTo[other]}
          </Button>
          <Button
            {...state}
            loading={remove.isPending}
            onClick={() => remove.mutate()}
            aria-label={texts.removeNamed(mark.mediaName)}
          >
            {texts.remove}
          </Button>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

/**
 * An organization's list needs a role in it, a campaign's list one in its project. The project's role is only known for
 * the current campaign.
 */
function useMayEdit(mark: MediumMark): boolean {
  const { currentOrganizationRole: role, currentProjectRole, currentCampaign } = useClientUser();
  const mayInOrganization = role !== null && roleMay(role, "mediaList.edit");
  if (!mark.campaign) return mayInOrganization;
  const isCurrent = idOf(mark.campaign) === currentCampaign?.id;
  return mayInOrganization || (isCurrent && placeRoleMay(currentProjectRole, "project", "campaign.edit"));
}

type CountsInProps = { mark: MediumMark; isDisabled: boolean; onMove: (campaign: string | null) => void };

function CountsIn({ mark, isDisabled, onMove }: CountsInProps) {
  const { currentCampaign } = useClientUser();
  const campaigns = new Map([
    ...(currentCampaign ? ([[currentCampaign.id, currentCampaign.name]] as const) : []),
    ...(mark.campaign ? ([[idOf(mark.campaign), mark.campaignName ?? ""]] as const) : []),
  ]);
  return (
    <NativeSelect
      miw={190}
      aria-label={texts.countsIn(mark.mediaName)}
      data={[{ value: "", label: texts.organization }, ...[...campaigns].map(([value, label]) => ({ value, label }))]}
      value={mark.campaign ? idOf(mark.campaign) : ""}
      disabled={isDisabled}
      onChange={({ currentTarget }) => onMove(currentTarget.value || null)}
    />
  );
}
