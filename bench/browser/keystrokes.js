// In the page: how long each keystroke takes until the frame that shows it was painted.
window.keystrokes = [];
addEventListener(
  "keydown",
  () => {
    const began = performance.now();
    requestAnimationFrame(() => setTimeout(() => window.keystrokes.push(performance.now() - began)));
  },
  { capture: true },
);
