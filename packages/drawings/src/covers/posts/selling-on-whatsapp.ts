import type { CoverPlan } from "../cover-plan.tsx";

/** Covers of the posts on selling on WhatsApp. */
export const sellingOnWhatsapp = {
  "diwali-broadcast-plan": {
    ground: "deep",
    threads: [
      "M-560 80C-360 130-160 50 20 96",
      "M128 92C150 92 148 60 176 60",
      "M304 130C460 80 640 150 880 100",
    ],
    pieces: [
      ["calendar", 22, 46, { text: "4 weeks", marked: [1, 9, 16, 22, 27] }],
      ["bubble", 158, 26, { text: "Diwali sweets: order\nby Friday", isOurs: true }],
      ["diya", 188, 110, { scale: 0.86 }],
    ],
  },
  "five-templates-before-and-after": {
    ground: "sand",
    threads: [
      "M-560 110C-360 60-160 140 20 90",
      "M148 100c16 0 10-14 24-14",
      "M304 100C460 60 640 140 880 90",
    ],
    pieces: [
      ["bubble", 18, 36, { lines: [96, 104, 84, 100, 60], width: 134, height: 82, tone: "line" }],
      ["seal", 24, 126, { sign: "cross", tone: "clay", scale: 0.85 }],
      ["label", 48, 131, { text: "before", size: 13, tone: "soft" }],
      ["bubble", 166, 66, { text: "Lunch for Monday:\nrajma or kadhi?", isOurs: true }],
      ["seal", 176, 134, { sign: "check", scale: 0.85 }],
      ["label", 200, 139, { text: "after", size: 13, tone: "soft" }],
    ],
  },
  "eight-tags-for-a-saree-shop": {
    ground: "leaf",
    threads: ["M-560 60C-360 120-160 40 20 80", "M300 120C460 150 640 70 880 120"],
    pieces: [
      ["sarees", 104, 76],
      ["tag", 18, 28, { text: "bride", turn: -5 }],
      ["tag", 98, 20, { text: "office", tone: "mint" }],
      ["tag", 178, 26, { text: "gift", turn: 4 }],
      ["tag", 246, 44, { text: "nri", tone: "honey", turn: -4 }],
      ["tag", 14, 92, { text: "hold", tone: "honey", turn: 4 }],
      ["tag", 18, 142, { text: "blouse", turn: -4 }],
      ["tag", 226, 98, { text: "reseller", turn: 3 }],
      ["tag", 224, 146, { text: "no-offers", tone: "deep", turn: -3 }],
    ],
  },
  "the-first-two-lines": {
    ground: "honey",
    threads: ["M-560 90C-360 140-160 60 20 100", "M304 90C460 50 640 130 880 80"],
    pieces: [
      [
        "bubble",
        52,
        34,
        {
          text: "Fresh Hapus mangoes came\nin this morning: ₹1,200 a\ndozen. They come from\nour own farm near the sea\nand were picked by hand…",
          width: 206,
          height: 104,
          pale: 3,
        },
      ],
      ["label", 66, 160, { text: "Read more", size: 13, tone: "green" }],
      ["card", 236, 12, { width: 48, height: 48, tone: "deep", turn: 5 }],
      ["label", 258, 48, { text: "2", size: 29, tone: "gold", anchor: "middle", weight: 720 }],
    ],
  },
  "payment-reminders-that-keep-the-peace": {
    ground: "mint",
    threads: [
      "M-560 70C-360 120-160 50 20 90",
      "M130 100C150 100 150 66 170 66",
      "M304 130C460 90 640 150 880 110",
    ],
    pieces: [
      ["bill", 22, 34, { text: "Bill 214", rows: 3, total: "₹4,800", turn: -4 }],
      [
        "bubble",
        152,
        34,
        { text: "A reminder: bill 214\nis due on Friday", isOurs: true, tone: "white" },
      ],
      ["bubble", 152, 104, { text: "Thanks! Paid now" }],
      ["seal", 290, 150, { sign: "check" }],
    ],
  },
} as const satisfies Record<string, CoverPlan>;
