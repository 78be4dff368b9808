import type { TablerIcon } from "@tabler/icons-react";
import IconFileText from "@tabler/icons-react/icons/IconFileText";
import IconMessage from "@tabler/icons-react/icons/IconMessage";
import IconNews from "@tabler/icons-react/icons/IconNews";
import IconSparkles from "@tabler/icons-react/icons/IconSparkles";
import IconTag from "@tabler/icons-react/icons/IconTag";
import IconWallet from "@tabler/icons-react/icons/IconWallet";
import type { NoticeKind } from "#events/event.ts";

export const kindIcons: Record<NoticeKind, TablerIcon> = {
  orderUpdates: IconFileText,
  offers: IconTag,
  messages: IconMessage,
  listings: IconNews,
  billing: IconWallet,
  productNews: IconSparkles,
};
