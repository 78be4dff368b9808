import { Button, type ButtonProps } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { updateCurrent } from "#accounts/web/api.ts";
import { chooseSide } from "#accounts/web/session-state.ts";
import { notify } from "#platform/web/components/notify.ts";
import { texts } from "./texts.ts";

type WorkInButtonProps = ButtonProps & {
  current: Parameters<typeof updateCurrent>[0];
  to: "/media" | "/cart" | "/top-up" | "/profile/billing";
};

export function WorkInButton({ current, to, ...props }: WorkInButtonProps) {
  const navigate = useNavigate();
  const choosing = useMutation({
    meta: { says: texts.changes.place },
    mutationFn: () => updateCurrent(current),
    onError: notify.failure,
    onSuccess: () => {
      chooseSide("client");
      return navigate({ to });
    },
  });
  return <Button {...props} loading={choosing.isPending} onClick={() => choosing.mutate()} />;
}
