import { Button, type ButtonProps } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { updateCurrent } from "#accounts/web/api.ts";
import { notify } from "#platform/web/components/notify.ts";

type WorkInCampaignButtonProps = ButtonProps & { campaignId: string; to: "/media" | "/cart" };

/** Makes a campaign the current one, so that what is found or booked next belongs to it, and goes there. */
export function WorkInCampaignButton({ campaignId, to, ...props }: WorkInCampaignButtonProps) {
  const navigate = useNavigate();
  const choosing = useMutation({
    mutationFn: () => updateCurrent({ campaign: campaignId }),
    onError: notify.failure,
    onSuccess: () => navigate({ to }),
  });
  return <Button {...props} loading={choosing.isPending} onClick={() => choosing.mutate()} />;
}
