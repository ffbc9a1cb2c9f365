const tokens = ["--accent", "--success", "--ring"];

/** Colours of ours as the library wants them, "#rrggbb"; the style sheet has them in another space. */
function ownColours(): { colors?: string[] } {
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!pen) return {};
  const root = getComputedStyle(document.documentElement);
  const colors = tokens.map((token) => {
    pen.fillStyle = root.getPropertyValue(token);
    pen.fillRect(0, 0, 1, 1);
    const channels = [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
    return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
  });
  return { colors };
}

/**
 * Confetti behind the text, from both sides of the window for so many milliseconds; none for whoever prefers less motion. The
 * library is loaded only then.
 * @returns what ends it early and clears the window
 */
export function celebrate(milliseconds: number): () => void {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return () => {};
  let stop = () => {};
  let isOver = false;
  import("canvas-confetti")
    .then(({ default: library }) => {
      if (isOver) return;
      // Without a worker, which the content security policy does not let it make.
      const confetti = library.create(undefined, { resize: true, useWorker: false });
      const until = performance.now() + milliseconds;
      const piece = {
        particleCount: 1,
        spread: 60,
        startVelocity: 50,
        disableForReducedMotion: true,
        ...ownColours(),
        zIndex: -1,
      };
      const burst = () => {
        if (isOver) return;
        confetti({ ...piece, angle: 60, origin: { x: 0, y: 0.6 } });
        confetti({ ...piece, angle: 120, origin: { x: 1, y: 0.6 } });
        if (performance.now() < until) requestAnimationFrame(burst);
      };
      stop = () => confetti.reset();
      burst();
    })
    // Joy is no reason to disturb anybody.
    .catch(() => {});
  return () => {
    isOver = true;
    stop();
  };
}
