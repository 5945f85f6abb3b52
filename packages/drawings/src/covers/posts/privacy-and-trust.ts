import type { CoverPlan } from "../cover-plan.tsx";

/** Covers of the posts on privacy and trust. */
export const privacyAndTrust = {
  "opt-in-at-the-shop-counter": {
    ground: "sand",
    threads: [
      "M-560 80C-360 130-160 50 24 80",
      "M150 70C180 70 186 56 204 56",
      "M304 60C460 110 640 30 880 80",
    ],
    pieces: [
      ["counterCard", 26, 52, { text: "WhatsApp offers?", word: "JOIN" }],
      ["bubble", 200, 36, { text: "JOIN", isOurs: true }],
      ["bubble", 176, 84, { text: "Welcome! Send\nSTOP to opt out" }],
      ["seal", 276, 52, { sign: "check", scale: 0.8 }],
    ],
  },
  "what-a-lead-form-must-say": {
    ground: "leaf",
    threads: [
      "M-560 110C-360 60-160 140 20 90",
      "M196 100C214 100 206 84 222 84",
      "M304 110C460 150 640 70 880 120",
    ],
    pieces: [
      ["card", 28, 18, { width: 172, height: 166 }],
      ["label", 44, 42, { text: "Name", size: 12, tone: "soft" }],
      ["card", 44, 48, { width: 140, height: 22, tone: "paper" }],
      ["label", 44, 90, { text: "Mobile, to call you back", size: 12, tone: "soft" }],
      ["card", 44, 96, { width: 140, height: 22, tone: "paper" }],
      ["card", 44, 128, { width: 15, height: 15, tone: "paper" }],
      ["label", 66, 140, { text: "Offers (you can say no)", size: 11.5 }],
      ["choice", 44, 152, { text: "Send", width: 60, isChosen: true, scale: 0.9 }],
      ["lock", 222, 62, { tone: "deep" }],
    ],
  },
  "a-customer-asks-for-her-data": {
    ground: "honey",
    threads: [
      "M-560 60C-360 110-160 40 20 60",
      "M170 80C200 60 210 60 236 84",
      "M304 130C460 90 640 160 880 110",
    ],
    pieces: [
      ["bubble", 20, 28, { text: "What data do you\nhave about me? Please\ndelete it." }],
      ["bubble", 44, 112, { text: "We'll do it today", isOurs: true, tone: "white" }],
      ["card", 208, 34, { width: 74, height: 50, lines: [40, 26], turn: 10 }],
      ["bin", 220, 96],
      ["seal", 196, 150, { sign: "check", tone: "deep", scale: 0.85 }],
    ],
  },
  "the-shop-phone-is-lost": {
    ground: "deep",
    threads: [
      "M-560 120C-360 60-160 150 20 100",
      "M110 70C140 40 150 60 168 60",
      "M304 90C460 130 640 50 880 100",
    ],
    pieces: [
      ["phone", 30, 20, { width: 92, height: 160, turn: -7 }],
      ["lock", 52, 70, { scale: 0.62 }],
      ["seal", 128, 38, { sign: "question" }],
      [
        "checklist",
        160,
        44,
        {
          items: [
            ["yes", "Block the SIM"],
            ["yes", "New passwords"],
            ["open", "Remove device"],
            ["open", "Tell people"],
          ],
        },
      ],
    ],
  },
} as const satisfies Record<string, CoverPlan>;
