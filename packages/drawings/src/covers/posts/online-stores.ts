import type { CoverPlan } from "../cover-plan.tsx";

/** Covers of the posts for online stores. */
export const onlineStores = {
  "confirm-cod-orders-before-packing": {
    ground: "leaf",
    threads: [
      "M-560 60C-360 110-160 40 20 70",
      "M126 120C150 120 146 62 172 62",
      "M304 110C460 70 640 150 880 100",
    ],
    pieces: [
      ["parcel", 24, 68, { text: "COD", scale: 1.1 }],
      ["bubble", 154, 26, { text: "₹1,450 to pay at the\ndoor. Is that right?", width: 150 }],
      ["choice", 154, 84, { text: "Yes", width: 72, isChosen: true }],
      ["choice", 232, 84, { text: "No", width: 72 }],
      ["bubble", 250, 130, { text: "Yes", isOurs: true, tone: "white" }],
      ["seal", 132, 150, { sign: "check", tone: "deep" }],
    ],
  },
  "abandoned-carts-without-nagging": {
    ground: "sand",
    threads: [
      "M-560 100C-360 50-160 140 20 90",
      "M136 70C150 50 150 50 164 52",
      "M304 70C460 120 640 40 880 90",
    ],
    pieces: [
      ["cart", 26, 72, { scale: 1.08 }],
      ["bubble", 160, 32, { text: "Any question about\nthe size?", isOurs: true }],
      ["card", 182, 98, { width: 118, height: 30, isGhost: true }],
      ["card", 182, 138, { width: 118, height: 30, isGhost: true }],
      ["seal", 180, 133, { sign: "cross", tone: "clay", scale: 0.85 }],
    ],
  },
  "order-messages-people-keep": {
    ground: "deep",
    threads: [
      "M-560 120C-360 60-160 150 20 60",
      "M70 58C70 78 104 74 104 96M130 122c0 20 30 12 36 30",
      "M300 160C460 120 640 170 880 130",
    ],
    pieces: [
      ["bubble", 20, 22, { text: "We have your order 1042", isOurs: true }],
      ["bubble", 66, 80, { text: "It is on its way", isOurs: true }],
      ["bubble", 126, 138, { text: "Delivered today", isOurs: true }],
      ["van", 206, 72],
      ["seal", 270, 156, { sign: "check" }],
    ],
  },
  "festival-week-in-a-small-store": {
    ground: "mint",
    threads: ["M-560 130C-360 90-160 150 20 120", "M300 140C460 100 640 160 880 120"],
    pieces: [
      ["garland", 0, 8],
      [
        "checklist",
        30,
        66,
        {
          items: [
            ["yes", "Stock"],
            ["yes", "Templates"],
            ["yes", "Limits"],
            ["open", "People"],
          ],
        },
      ],
      ["parcel", 182, 100, { scale: 0.92 }],
      ["parcel", 236, 66, { scale: 0.6, turn: -6 }],
    ],
  },
  "which-store-data-belongs-in-your-crm": {
    ground: "honey",
    threads: [
      "M-560 80C-360 130-160 60 20 100",
      "M166 66C190 66 186 96 208 96",
      "M304 96C460 60 640 140 880 90",
    ],
    pieces: [
      [
        "checklist",
        22,
        30,
        {
          width: 146,
          items: [
            ["yes", "Name"],
            ["yes", "Orders"],
            ["yes", "Town"],
            ["no", "Bank card"],
            ["no", "Aadhaar"],
          ],
        },
      ],
      ["card", 200, 52, { width: 104, height: 94, tone: "deep" }],
      ["person", 252, 86, { tone: "leaf", scale: 0.78 }],
      ["label", 252, 134, { text: "Customer", size: 13, tone: "white", anchor: "middle" }],
      ["seal", 300, 56, { sign: "check", scale: 0.8 }],
    ],
  },
} as const satisfies Record<string, CoverPlan>;
