import { useEffect, useState } from "react";
import { addressOfImage } from "./address.ts";

type OrderImageProps = { path: string; alt: string; className?: string | undefined };

export function LinkedOrderImage({ path, alt, className }: OrderImageProps) {
  const address = useImageAddress(path);
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={alt} className={className} />
    </a>
  );
}

export function PlainOrderImage({ path, alt, className }: OrderImageProps) {
  return <img src={useImageAddress(path)} alt={alt} className={className} />;
}

function useImageAddress(path: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isShown = true;
    void addressOfImage(path).then((found) => isShown && setAddress(found));
    return () => {
      isShown = false;
    };
  }, [path]);
  return address;
}
