import { describeSample, SampleTag } from "../kit/sample-tag.tsx";
import { Knot, Thread } from "../kit/thread.tsx";
import { HeroBoard, WonCard } from "./hero-board.tsx";
import { HeroChat } from "./hero-chat.tsx";

/**
 * The main idea of the site in one picture: a conversation at the left becomes a sale at the right,
 * joined by a thread. All sizes inside are in em of the stage, whose font size grows with its width.
 */
export function HeroStage() {
  return (
    <div
      role="img"
      aria-label={describeSample(
        "A WhatsApp chat with a customer becomes a lead, then a quotation, then a won order of 48,500 rupees",
      )}
      className="hero-stage"
    >
      <div className="hero-scene">
        <div className="hero-bubble" />
        <HeroChat className="hero-phone" />
        <HeroBoard className="hero-board" />
        <Thread
          width={590}
          height={600}
          d="M288 146C336 146 304 125 350 125M288 348C332 348 310 312 350 312M288 470C330 470 308 494 350 494"
          className="hero-thread"
        />
        <Knot className="hero-knot hero-knot-1 max-wide:hidden" />
        <Knot className="hero-knot hero-knot-2 max-wide:hidden" />
        <Knot className="hero-knot hero-knot-3 max-wide:hidden" />
        <WonCard className="hero-won" />
        <SampleTag className="hero-sample" />
      </div>
    </div>
  );
}
