import { brand } from "@crm/brand";
import type { CoverPlan } from "../cover-plan.tsx";

/** Covers of the posts on leads and follow-up. */
export const followUp = {
  "first-message-to-a-marketplace-lead": {
    ground: "leaf",
    threads: [
      "M-560 120C-360 60-140 110 24 70",
      "M156 92C190 92 168 128 196 128",
      "M306 130C460 90 640 160 880 110",
    ],
    pieces: [
      ["card", 20, 26, { width: 148, height: 88 }],
      ["label", 34, 50, { text: brand.platforms.marketplace.name, size: 12, tone: "green" }],
      ["label", 34, 76, { text: "Packing film", size: 19, weight: 680 }],
      ["label", 34, 98, { text: "200 kg", size: 15, tone: "soft" }],
      ["seal", 166, 32, { sign: "clock", scale: 0.8 }],
      [
        "bubble",
        132,
        124,
        { text: "200 kg of packing film:\nwhich thickness?", isOurs: true, tone: "deep" },
      ],
    ],
  },
  "from-excel-to-crm-in-an-evening": {
    ground: "deep",
    threads: [
      "M-560 60C-360 120-160 50 30 110",
      "M140 110C168 110 168 62 192 62M140 116c32 0 24 2 52 2M140 122c28 0 24 50 52 50",
      "M304 118C460 60 640 140 880 90",
    ],
    pieces: [
      ["moon", 46, 38, { scale: 0.8 }],
      ["sheet", 24, 76, { columns: 3, rows: 5 }],
      ["card", 190, 22, { width: 114, height: 48, text: "Kiran Patel", lines: [56] }],
      ["card", 190, 78, { width: 114, height: 48, text: "Farida Shaikh", lines: [70] }],
      ["card", 190, 134, { width: 114, height: 48, text: "Anil Joshi", lines: [44] }],
      ["seal", 300, 158, { sign: "check", scale: 0.8 }],
    ],
  },
  "a-pipeline-for-a-travel-office": {
    ground: "sand",
    threads: [
      "M-560 60C-360 20-160 90 20 52",
      "M102 52C124 52 96 96 124 96",
      "M202 96c18 0 8 26 22 40",
      "M304 140C460 110 640 170 880 120",
    ],
    pieces: [
      ["card", 14, 26, { width: 88, height: 54, text: "Manali", lines: [60] }],
      ["card", 14, 90, { width: 88, height: 54, text: "Goa", lines: [44] }],
      ["card", 114, 70, { width: 88, height: 54, text: "Kerala", lines: [66], tone: "mint" }],
      ["label", 16, 168, { text: "asked", size: 12, tone: "soft" }],
      ["label", 116, 168, { text: "plan sent", size: 12, tone: "soft" }],
      ["suitcase", 214, 84, { turn: -4, scale: 0.92 }],
      ["seal", 298, 92, { sign: "check" }],
    ],
  },
  "what-lost-leads-tell-you": {
    ground: "leaf",
    threads: ["M-560 120C-360 60-160 150 24 90", "M300 100C460 130 640 60 880 110"],
    pieces: [
      [
        "bars",
        26,
        34,
        {
          bars: [
            ["price", 146],
            ["delivery time", 108],
            ["no answer", 62],
            ["bought elsewhere", 40],
          ],
        },
      ],
      ["lens", 236, 74, { scale: 1.25 }],
      ["label", 236, 83, { text: "₹?", size: 26, tone: "deep", anchor: "middle", weight: 720 }],
    ],
  },
  "when-your-best-seller-is-on-leave": {
    ground: "honey",
    threads: [
      "M-560 130C-360 80-160 150 20 110",
      "M116 108C150 80 180 80 214 118",
      "M286 130C460 90 640 150 880 100",
    ],
    pieces: [
      ["holiday", 20, 40, { scale: 1.05 }],
      ["label", 76, 158, { text: "On leave", size: 15, anchor: "middle" }],
      ["card", 140, 52, { width: 66, height: 34, lines: [36], turn: -6 }],
      ["card", 156, 66, { width: 66, height: 34, lines: [30], turn: 4, tone: "mint" }],
      ["person", 258, 116, { tone: "leaf", scale: 1.25 }],
      ["bubble", 196, 22, { text: "I'll take over" }],
    ],
  },
} as const satisfies Record<string, CoverPlan>;
