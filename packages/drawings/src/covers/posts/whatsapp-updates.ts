import type { CoverPlan } from "../cover-plan.tsx";

/** Covers of the posts on news from WhatsApp. */
export const whatsappUpdates = {
  "whatsapp-bills-each-message": {
    ground: "leaf",
    threads: [
      "M-560 70C-380 20-160 20 20 66",
      "M168 66C188 66 186 88 204 90",
      "M306 120C420 160 560 120 880 150",
    ],
    pieces: [
      ["bubble", 22, 28, { text: "Your order is packed", isOurs: true, tone: "white" }],
      ["seal", 182, 46, { sign: "rupee", scale: 0.74 }],
      ["bubble", 22, 84, { text: "It is on its way", isOurs: true, tone: "white" }],
      ["seal", 147, 102, { sign: "rupee", scale: 0.74 }],
      ["bubble", 22, 140, { text: "Delivered", isOurs: true, tone: "white" }],
      ["seal", 113, 158, { sign: "rupee", scale: 0.74 }],
      ["bill", 196, 36, { text: "WhatsApp", rows: 3, total: "₹ ₹ ₹", turn: 4 }],
    ],
  },
  "sending-limits-for-the-whole-portfolio": {
    ground: "sand",
    threads: [
      "M-560 60C-360 110-160 40 20 96",
      "M96 110C120 110 118 84 140 84",
      "M224 84C242 84 236 112 254 112",
      "M320 96C460 70 620 130 880 84",
    ],
    pieces: [
      ["phone", 14, 34, { width: 76, height: 134 }],
      ["bubble", 24, 74, { lines: [28], width: 52, height: 30 }],
      ["bubble", 30, 112, { lines: [22], width: 50, height: 30, isOurs: true }],
      ["phone", 232, 34, { width: 76, height: 134 }],
      ["bubble", 242, 74, { lines: [22], width: 46, height: 30 }],
      ["bubble", 248, 112, { lines: [28], width: 50, height: 30, isOurs: true }],
      ["card", 106, 52, { width: 108, height: 94, tone: "deep" }],
      ["label", 160, 90, { text: "2,000", size: 31, tone: "gold", anchor: "middle", weight: 720 }],
      ["label", 160, 108, { text: "people a day", size: 12, tone: "white", anchor: "middle" }],
      ["meter", 120, 127, { width: 80, share: 0.6 }],
    ],
  },
  "replies-are-no-longer-always-free": {
    ground: "mint",
    threads: ["M-560 110C-380 50-160 120 22 58", "M292 128C420 90 600 150 880 100"],
    pieces: [
      ["bubble", 22, 34, { text: "Is it in stock?" }],
      [
        "bubble",
        96,
        88,
        { text: "Yes, 40 pieces. Should\nwe keep one for you?", isOurs: true, tone: "white" },
      ],
      ["bubble", 22, 150, { text: "Yes, please" }],
      ["seal", 276, 140, { sign: "rupee" }],
      ["day", 226, 12, { month: "OCT", day: "1", turn: 5 }],
    ],
  },
  "ten-buttons-instead-of-three": {
    ground: "honey",
    threads: [
      "M-560 130C-360 60-140 150 30 92",
      "M196 100C226 100 214 60 240 60",
      "M300 110C460 60 640 130 880 80",
    ],
    pieces: [
      ["bubble", 30, 22, { lines: [104, 130], width: 166, height: 52 }],
      ["choice", 30, 80, { text: "Yes, confirm", width: 166 }],
      ["choice", 30, 110, { text: "Change the date", width: 166 }],
      ["choice", 30, 140, { text: "Call me", width: 166 }],
      ["card", 220, 22, { width: 82, height: 22, isGhost: true }],
      ["card", 220, 48, { width: 82, height: 22, isGhost: true }],
      ["card", 220, 74, { width: 82, height: 22, isGhost: true }],
      ["card", 220, 100, { width: 82, height: 22, isGhost: true }],
      ["label", 261, 164, { text: "10?", size: 38, tone: "deep", anchor: "middle", weight: 720 }],
    ],
  },
  "customers-without-a-phone-number": {
    ground: "sand",
    threads: [
      "M-560 80C-360 130-160 60 30 100",
      "M150 96C176 96 166 64 190 64",
      "M150 110c30 0 14 46 40 46",
      "M304 64C460 20 640 110 880 60",
    ],
    pieces: [
      ["card", 22, 34, { width: 132, height: 134 }],
      ["person", 88, 82, { tone: "honey" }],
      ["label", 88, 136, { text: "@meera.bakes", size: 15, anchor: "middle" }],
      ["label", 88, 154, { text: "no number", size: 12, tone: "soft", anchor: "middle" }],
      ["bubble", 186, 42, { text: "Is the cake\nready?" }],
      ["card", 186, 124, { width: 112, height: 46, isGhost: true }],
      ["label", 242, 153, { text: "+91 ••••• •••••", size: 13, tone: "soft", anchor: "middle" }],
      ["seal", 294, 124, { sign: "question", tone: "deep", scale: 0.8 }],
    ],
  },
} as const satisfies Record<string, CoverPlan>;
