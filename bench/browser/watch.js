// Runs in the page before everything else: keeps the frames' times, and how soon a moved filter is answered.
const watched = { frames: [], answers: [] };

/** The frames' times, from now on. It asks for every frame, and who waits for a paint then waits for the screen's next one. */
globalThis.watchFrames = () => {
  let before = performance.now();
  requestAnimationFrame(function next(now) {
    watched.frames.push(now - before);
    before = now;
    requestAnimationFrame(next);
  });
};

/** Begins anew; what was seen before is forgotten. */
globalThis.watchAnew = () => {
  for (const list of Object.values(watched)) list.length = 0;
};

globalThis.whatWasSeen = () => watched;

/**
 * From each pointer's move to the paint that shows what was found then, its number and its rows, and how much of it the list's
 * request took.
 */
globalThis.watchAnswers = () => {
  performance.setResourceTimingBufferSize(100_000);
  let move;
  addEventListener("pointermove", ({ timeStamp }) => (move = { began: timeStamp }), { capture: true });
  const observer = new MutationObserver(() => {
    const { began } = move ?? {};
    if (began === undefined) return;
    move.answer ??= watched.answers.push({}) - 1;
    const { answer } = move;
    afterPaint(() => (watched.answers[answer] = answerTo(began)));
  });
  const isTotal = ({ textContent }) => /^[\d,]+ formats$/.test(textContent);
  const shown = [[...document.querySelectorAll("p")].find(isTotal), document.querySelector("tbody")];
  for (const element of shown) observer.observe(element, { childList: true, characterData: true, subtree: true });
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
