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
      { kind: "note", tone: "gold", text: "The 24-hour window is closed. Send a template." },
    ],
  },
  cartTalk: {
    frame: { kind: "app", module: "orders" },
    title: "Abandoned carts",
    parts: [
      {
        kind: "table",
        head: ["Customer", "Left", "Reply"],
        rows: [
          { cells: ["Meera Joshi", "2 hours ago", "About delivery"], spot: "answer" },
          { cells: ["Anju Thomas", "5 hours ago", "Not now"] },
        ],
      },
    ],
    conversation: conversation(shop.name, [
      {
        from: "them",
        text: "Hello Meera, the blue bedsheet is still in your cart. Do you have a question about it?",
        time: "17:10",
        replies: ["About the size", "About delivery", "Not now"],
      },
      { from: "us", text: "About delivery", time: "17:24" },
    ]),
  },
  codAnswers: {
    frame: { kind: "app", module: "orders" },
    title: "Today's COD orders",
    parts: [
      {
        kind: "table",
        head: ["Order", "Amount", "Reply"],
        rows: [
          { cells: ["#3117", formatRupees(1_290), codReplies.confirm], spot: "yes" },
          { cells: ["#3118", formatRupees(2_450), codReplies.decline], spot: "no" },
          { cells: ["#3119", formatRupees(890), "No reply yet"], spot: "waiting" },
        ],
      },
      { kind: "note", text: "Pack the orders with a Yes. Call the other customers.", tone: "gold" },
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
          { cells: ["Dispatched", "9 Nov, 16:30"], spot: "dispatch" },
          { cells: ["Delivered", "Not sent yet"] },
        ],
      },
    ],
    conversation: conversation("Malabar Spices", [
      { from: "them", text: "Thank you, Anju! We have your order 4821.", time: "19:02" },
      {
        from: "them",
        text: "Order 4821 was dispatched today. You should get it by Tuesday.",
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
    conversation: conversation("Prakash Stationers", [
      {
        from: "them",
        text: `Namaste Mr. Gupta, bill 1184 of ${formatRupees(18_400)} is still unpaid. When can we expect the payment?`,
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
          ["Opted in on", "12 May, 18:22"],
        ],
        spot: "state",
      },
    ],
    conversation: conversation(firm.name, [
      { from: "us", text: "JOIN", time: "18:22" },
      {
        from: "them",
        text: "Thank you! About two messages a month. Send STOP at any time.",
        time: "18:22",
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
        text: "We use your name, number and question to reply to you. You can withdraw your consent at any time.",
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
          { cells: ["#2215, your test", "created", "not sent"], spot: "fault" },
          { cells: ["#2214", "created", "sent"] },
        ],
      },
      { kind: "note", tone: "clay", text: "The template is not approved.", spot: "reason" },
    ],
  },
} satisfies Record<string, GuidePicture>;
