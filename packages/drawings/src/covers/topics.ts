import type { Topic } from "../data/cover-topics.ts";
import type { CoverPlan } from "./cover-plan.tsx";

/** Positions of a conversation's two sides, and the colour of ours. */
const chats = [
  { left: 24, right: 140, ours: "mint" },
  { left: 44, right: 104, ours: "deep" },
  { left: 16, right: 164, ours: "gold" },
] as const;

/** Drawings for posts without their own; `variant` (0 to 2) changes a few lengths and positions. */
export const topicPlans: Record<Topic, (variant: number) => CoverPlan> = {
  chat: (variant) => {
    const { left, right, ours } = chats[variant] ?? chats[0];
    return {
      threads: [`M-560 40C-220 20-60 70 ${left} 62`, `M${right + 146} 116C380 120 420 170 880 160`],
      pieces: [
        ["bubble", left, 30, { width: 148, height: 50, lines: [92 + variant * 10, 64] }],
        [
          "bubble",
          right,
          90,
          { width: 146, height: 50, tone: ours, isOurs: true, lines: [108 - variant * 12, 80] },
        ],
        ["bubble", left, 150, { width: 84 + variant * 16, height: 34, lines: [40] }],
      ],
    };
  },
  board: (variant) => ({
    threads: [
      "M-560 150C-220 170-60 128 28 128",
      "M104 132C140 132 150 108 160 96",
      "M201 64C226 64 214 122 236 126",
      "M302 118C380 110 430 70 880 78",
    ],
    pieces: [
      ["card", 22, 34, { width: 82, height: 58, lines: [44, 30] }],
      ["card", 22, 104, { width: 82, height: 58, lines: [36 + variant * 6, 48] }],
      [
        "card",
        119,
        34,
        { width: 82, height: 58, tone: variant === 1 ? "mint" : "white", lines: [50, 26] },
      ],
      ["card", 216, 96, { width: 88, height: 72, tone: "deep", lines: [46, 34], turn: -5 }],
      ["seal", 300, 160, { sign: "check" }],
    ],
  }),
  broadcast: (variant) => ({
    threads: [
      "M-560 96C-240 70-80 104 20 100",
      "M146 100C180 100 190 40 226 40M146 100h80M146 100c34 0 44 60 80 60",
      "M298 40C380 40 440 20 880 26M298 100h582M298 160c82 0 142 20 582 14",
    ],
    pieces: [
      [
        "bubble",
        20,
        64,
        { width: 126, height: 72, tone: "deep", isOurs: true, lines: [70, 86, 54] },
      ],
      ["bubble", 226, 22, { width: 72, height: 36, lines: [30 + variant * 6] }],
      ["bubble", 226, 82, { width: 72, height: 36, tone: "mint", lines: [40] }],
      ["bubble", 226, 142, { width: 72, height: 36, lines: [42 - variant * 8] }],
    ],
  }),
  parcel: (variant) => ({
    threads: ["M-560 150C-230 170-70 120 40 122", "M298 124C370 124 430 90 880 96"],
    pieces: [
      ["parcel", 40, 70, { scale: 1.2 }],
      ["bubble", 176, 38, { width: 122, height: 52, lines: [84, 50 + variant * 10] }],
      ["bubble", 206, 106, { width: 92, height: 38, tone: "mint", isOurs: true, lines: [38] }],
      ["seal", 158, 164, { tone: "deep", sign: "check" }],
    ],
  }),
  rupee: (variant) => ({
    threads: ["M-560 64C-230 84-70 50 26 62", "M291 150C370 150 430 110 880 120"],
    pieces: [
      ["card", 132, 32, { width: 138, height: 136, lines: [70, 96, 84 - variant * 10, 38, 50] }],
      ["bubble", 26, 44, { width: 92, height: 50, lines: [56, 36] }],
      ["bubble", 46, 112, { width: 104, height: 40, tone: "mint", isOurs: true, lines: [60] }],
      ["seal", 270, 152, { sign: "rupee" }],
    ],
  }),
  lock: (variant) => ({
    threads: [
      "M-560 140C-230 160-70 110 30 108",
      "M140 60C168 60 168 92 186 98M140 138c28 0 28-20 46-26",
      "M290 126C370 126 430 150 880 140",
    ],
    pieces: [
      ["bubble", 30, 36, { width: 110, height: 48, lines: [70, 44 + variant * 8] }],
      ["card", 30, 102, { width: 110, height: 66, lines: [50, 76, 62] }],
      ["lock", 192, 42, { tone: variant === 1 ? "deep" : "gold", scale: 1.28 }],
    ],
  }),
};
