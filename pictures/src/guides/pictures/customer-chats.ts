import { formatRupees } from "@crm/contract/pricing/money";
import { shop } from "@crm/drawings/data/shop";
import { firm } from "@crm/drawings/data/team";
import { codReplies } from "@crm/whatsapp/orders";
import type { Conversation, GuidePicture } from "../guide-picture.ts";

/** A chat as the customer sees it, next to the product's view of it. */
const conversation = (name: string, lines: Conversation["lines"]): Conversation => ({
  name,
  detail: "WhatsApp",
  spot: "talk",
  lines,
});

export const customerChatPictures = {
  chatInactive: {
    frame: { kind: "app", module: "chat" },
    title: "Rekha Parmar",
    buttons: [{ label: "Send template", spot: "template" }],
    parts: [
      {
        kind: "facts",
        facts: [
          ["Status", "INACTIVE"],
          ["Last message", "Monday, 18:00"],
        ],
        spot: "status",
      },
      { kind: "note", tone: "gold", text: "The window is closed. Only a template reaches her." },
    ],
  },
  cartTalk: {
    frame: { kind: "app", module: "orders" },
    title: "Carts that were left",
    parts: [
      {
        kind: "table",
        head: ["Buyer", "Left", "Answer"],
        rows: [
          { cells: ["Meera Joshi", "2 hours ago", "About delivery"], spot: "answer" },
          { cells: ["Anju Thomas", "5 hours ago", "Not now"] },
        ],
      },
    ],
    conversation: conversation(shop.name, [
      {
        from: "them",
        text: "Hello Meera, the blue bedsheet is still in your cart. Is there anything you would like to know?",
        time: "17:10",
        replies: ["About the size", "About delivery", "Not now"],
      },
      { from: "us", text: "About delivery", time: "17:24" },
    ]),
  },
  codAnswers: {
    frame: { kind: "app", module: "orders" },
    title: "COD orders of today",
    parts: [
      {
        kind: "table",
        head: ["Order", "Amount", "Answer"],
        rows: [
          { cells: ["#3117", formatRupees(1_290), codReplies.confirm], spot: "yes" },
          { cells: ["#3118", formatRupees(2_450), codReplies.decline], spot: "no" },
          { cells: ["#3119", formatRupees(890), "none yet"], spot: "waiting" },
        ],
      },
      { kind: "note", text: "Pack what has a Yes. Let the others wait.", tone: "gold" },
    ],
  },
  orderMessages: {
    frame: { kind: "app", module: "orders" },
    title: "Order 4821",
    parts: [
      {
        kind: "table",
        head: ["Message", "Sent"],
        rows: [
          { cells: ["Thank you", "8 Nov, 19:02"] },
          { cells: ["On its way", "9 Nov, 16:30"], spot: "dispatch" },
          { cells: ["Delivered", "not yet"] },
        ],
      },
    ],
    conversation: conversation("Spice boxes", [
      { from: "them", text: "Thank you, Anju! We have your order 4821.", time: "19:02" },
      {
        from: "them",
        text: "Order 4821 left our shop today. It should be with you by Tuesday.",
        time: "16:30",
      },
    ]),
  },
  paymentTalk: {
    frame: { kind: "app", module: "chat" },
    title: "Gupta Book Depot",
    parts: [
      {
        kind: "facts",
        facts: [
          ["credit_days", "30"],
          ["Bill 1184", formatRupees(18_400)],
          ["Remark", "pays next week"],
        ],
        spot: "remark",
      },
    ],
    conversation: conversation("Stationery", [
      {
        from: "them",
        text: `Namaste Mr. Gupta, bill 1184 of ${formatRupees(18_400)} is still open with us. When may we expect it?`,
        time: "10:00",
        replies: ["This week", "Next week", "Please call"],
      },
      { from: "us", text: "Next week", time: "10:12" },
    ]),
  },
  optInTalk: {
    frame: { kind: "app", module: "contacts" },
    title: "Simran Kaur",
    parts: [
      {
        kind: "facts",
        facts: [
          ["Opted in", "Yes"],
          ["Since", "12 May, 18:22"],
        ],
        spot: "state",
      },
    ],
    conversation: conversation(firm.name, [
      { from: "us", text: "YES", time: "18:22" },
      {
        from: "them",
        text: "Thank you! About two messages a month. Send STOP at any time.",
        time: "18:22",
      },
    ]),
  },
  contactUsername: {
    frame: { kind: "app", module: "chat" },
    title: "@mariya.stitches",
    parts: [
      {
        kind: "facts",
        facts: [
          ["Username", "mariya.stitches"],
          ["Mobile number", "not shared"],
        ],
        spot: "number",
      },
      { kind: "field", label: "order_number", value: "S-2", spot: "order" },
    ],
    conversation: conversation("Mariya", [
      {
        from: "us",
        text: "For the courier I need a number that he can ring at the door.",
        time: "11:05",
      },
    ]),
  },
  leadNotice: {
    frame: { kind: "browser", address: "kesar.example/contact" },
    title: "Ask us",
    parts: [
      {
        kind: "pair",
        fields: [
          { label: "Name", value: "" },
          { label: "Phone", value: "" },
        ],
      },
      {
        kind: "note",
        text: "We use your name, number and question to answer you. You can withdraw at any time.",
        spot: "notice",
      },
      {
        kind: "check",
        label: "Send me offers on WhatsApp too",
        detail: "About twice a month",
        on: false,
        spot: "box",
      },
      { kind: "buttons", buttons: [{ label: "Send" }] },
    ],
  },
  workflowRuns: {
    frame: { kind: "app", module: "workflow" },
    title: "Order messages",
    parts: [
      { kind: "toggle", label: "Workflow is active", on: true },
      {
        kind: "table",
        head: ["Order", "Lead", "Message"],
        rows: [
          { cells: ["#2215, your test", "made", "not sent"], spot: "fault" },
          { cells: ["#2214", "made", "sent"] },
        ],
      },
      { kind: "note", tone: "clay", text: "The template is not approved.", spot: "reason" },
    ],
  },
} satisfies Record<string, GuidePicture>;
