import { Image } from "@mantine/core";

/** Its name stands beside it, so `alt` is empty. White background: most logos are made for paper. */
export function Logo({ src, name, size = 48 }: { src: string; name: string; size?: number }) {
  return <Image src={src} alt="" title={name} w={size} h={size} p={4} fit="contain" radius="sm" bg="white" />;
}
