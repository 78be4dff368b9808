const quietMilliseconds = 1_000;

/** Acts one second after the page has loaded (R7.5). Returns a function that cancels it. */
export function afterLoad(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(act, quietMilliseconds);
  };
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
  return () => {
    removeEventListener("load", wait);
    clearTimeout(timer);
  };
}
