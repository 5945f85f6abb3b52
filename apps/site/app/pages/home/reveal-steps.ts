import { howItWorks } from "@crm/contract/limits";

/** On the list whose pieces appear one after the other. */
export const stepsAttribute = "data-steps";

/** How long one step or line takes to appear. Milliseconds. */
const pieceMs = 400;

/** The first keyframe of a piece: a step rises, a line is drawn from its start. */
const beginnings: Record<string, Keyframe> = {
  step: { opacity: 0, translate: "0 16px" },
  line: { clipPath: "inset(0 100% 100% 0)" },
};

/**
 * Shows the pieces of a list (`data-reveal`) one after the other once half of it is visible, at the
 * contract's timings.
 *
 * The style sheet hides nothing: the pieces are visible at first, are hidden when the visitor
 * begins to scroll, and then appear again. Without a script, with reduced motion, in print or
 * without scrolling, they are simply visible.
 *
 * @returns a function that stops this
 */
export function revealSteps(): (() => void) | undefined {
  const list = document.querySelector<HTMLElement>(`[${stepsAttribute}]`);
  if (!list || matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
  let pieces: Animation[] = [];
  const stepBack = () => {
    if (pieces.length === 0) pieces = holdPieces(list);
  };
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry || !isHalfVisible(entry)) return;
      observer.disconnect();
      stepBack();
      for (const piece of pieces) piece.play();
    },
    { threshold: Array.from({ length: 21 }, (_, index) => index / 20) },
  );
  const finish = () => {
    for (const piece of pieces) piece.finish();
  };
  observer.observe(list);
  addEventListener("scroll", stepBack, { passive: true, once: true });
  addEventListener("beforeprint", finish);
  return () => {
    observer.disconnect();
    removeEventListener("scroll", stepBack);
    removeEventListener("beforeprint", finish);
    for (const piece of pieces) piece.cancel();
  };
}

/**
 * True when half of it is visible, or when an element taller than the screen fills half of the
 * screen.
 */
function isHalfVisible({
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry) {
  const share = howItWorks.visibleShare;
  const screen = rootBounds?.height ?? innerHeight;
  return intersectionRatio >= share || intersectionRect.height >= screen * share;
}

function holdPieces(list: HTMLElement): Animation[] {
  const elements = [...list.querySelectorAll<HTMLElement>("[data-reveal]")];
  const { firstMs, lastMs } = howItWorks;
  const pace = (lastMs - firstMs - pieceMs) / (elements.length - 1);
  return elements.map((element, index) => {
    const animation = element.animate([beginnings[element.dataset.reveal ?? "step"] ?? {}, {}], {
      delay: firstMs + index * pace,
      duration: pieceMs,
      easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
      fill: "backwards",
    });
    animation.pause();
    return animation;
  });
}
