// Runs in the page before everything else: keeps the frames' times, and how soon a moved filter is answered.
const watched = { frames: [], answers: [] };

let before = performance.now();
requestAnimationFrame(function next(now) {
  watched.frames.push(now - before);
  before = now;
  requestAnimationFrame(next);
});

/** Begins anew; what was seen before is forgotten. */
globalThis.watchAnew = () => {
  for (const list of Object.values(watched)) list.length = 0;
};

globalThis.whatWasSeen = () => watched;

/** From each pointer's move to the paint that shows another total, and how much of it the list's request took. */
globalThis.watchAnswers = () => {
  performance.setResourceTimingBufferSize(100_000);
  let movedAt;
  addEventListener("pointermove", ({ timeStamp }) => (movedAt = timeStamp), { capture: true });
  const total = [...document.querySelectorAll("p")].find(({ textContent }) => /^[\d,]+ formats$/.test(textContent));
  new MutationObserver(() => {
    const began = movedAt;
    movedAt = undefined;
    if (began !== undefined) afterPaint(() => watched.answers.push(answerTo(began)));
  }).observe(total, { childList: true, characterData: true, subtree: true });
};

/** The task after the next frame begins when that frame is painted. */
function afterPaint(act) {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = act;
    port2.postMessage(undefined);
  });
}

function answerTo(began) {
  const requests = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/api/listings?"));
  const asked = requests.findLast(({ startTime }) => startTime >= began)?.duration ?? 0;
  return { took: performance.now() - began, asked };
}
