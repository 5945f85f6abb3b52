import { brand } from "@crm/brand";
import { formatRupees } from "@crm/contract/pricing/money";
import { order, shop } from "@crm/drawings/data/shop";
import { codReplies, shopConnectionInputs as keys } from "@crm/whatsapp/orders";
import type { GuidePicture } from "../guide-picture.ts";

const { ecommercePlatform, ecommercePlugin } = brand.platforms;
const store = { kind: "browser", address: "neel-handloom.example/admin" } as const;
/** The shop's address on its platform, which the connection form requires. */
const shopUrl = `neel-handloom.${ecommercePlatform.slug}.example`;
const apps = { kind: "browser", address: `${shopUrl}/apps` } as const;
const workflow = { kind: "app", module: "workflow" } as const;
const menu = (open: string, spot?: string) =>
  ["Orders", "Plugins", "Settings"].map((label) => ({
    label,
    open: label === open,
    ...(label === open && spot !== undefined && { spot }),
  }));
const url = "https://api.example/hook/store/91bd";

export const storePictures = {
  storeLogin: {
    frame: store,
    title: "Store admin",
    parts: [
      { kind: "field", label: "Email", value: "neel@example.com" },
      { kind: "field", label: "Password", value: "••••••••••" },
      { kind: "buttons", buttons: [{ label: "Log in", spot: "login" }] },
    ],
  },
  pluginAdd: {
    frame: store,
    title: "Plugins",
    buttons: [{ label: "Add new", spot: "add" }],
    places: menu("Plugins", "plugins"),
    parts: [
      {
        kind: "table",
        head: ["Plugin", "Status"],
        rows: [{ cells: [ecommercePlugin.name, "Active"] }, { cells: ["Backup", "Active"] }],
      },
    ],
  },
  pluginUpload: {
    frame: store,
    title: "Add a plugin",
    places: menu("Plugins"),
    parts: [
      {
        kind: "drop",
        text: `${brand.product.slug}-orders.zip`,
        detail: "The ZIP file, not unpacked",
        button: "Choose file",
        spot: "file",
      },
      { kind: "buttons", buttons: [{ label: "Install now", spot: "install" }] },
    ],
  },
  pluginActivate: {
    frame: store,
    title: "Plugin installed",
    places: menu("Plugins"),
    parts: [
      { kind: "note", text: "The plugin is installed." },
      { kind: "buttons", buttons: [{ label: "Activate", spot: "activate" }] },
    ],
  },
  storeAdvanced: {
    frame: store,
    title: "Settings",
    places: menu("Settings", "settings"),
    parts: [
      {
        kind: "choice",
        options: [{ label: "General" }, { label: "Payments" }, { label: "Advanced" }],
        chosen: 2,
        spot: "advanced",
      },
      {
        kind: "table",
        head: ["Under Advanced", ""],
        rows: [
          { cells: ["Page setup", ""] },
          { cells: [`${brand.product.name} orders`, "Open"], spot: "plugin" },
        ],
      },
    ],
  },
  workflowUrl: {
    frame: workflow,
    title: "Workflow Automation",
    parts: [
      { kind: "title", text: `${ecommercePlugin.name} orders` },
      { kind: "field", label: "Webhook URL", value: url, action: "Copy", spot: "url" },
      { kind: "toggle", label: "Workflow is active", on: true, spot: "switch" },
    ],
  },
  pluginUrl: {
    frame: store,
    title: `${brand.product.name} orders`,
    places: menu("Settings"),
    parts: [
      { kind: "field", label: "API URL", value: url, focus: true, spot: "url" },
      { kind: "buttons", buttons: [{ label: "Save changes", spot: "save" }] },
    ],
  },
  orderTalk: {
    frame: { kind: "app", module: "orders" },
    title: "Orders",
    parts: [
      {
        kind: "table",
        head: ["Order", "Amount", "Message"],
        rows: [
          { cells: [order.number, formatRupees(order.amount), "Confirmed"], spot: "order" },
          { cells: ["#2213", formatRupees(2_398), "Confirmed"] },
        ],
      },
      { kind: "note", text: "Each buyer is saved as a lead.", spot: "lead" },
    ],
    conversation: {
      name: shop.name,
      detail: "Online shop",
      spot: "talk",
      lines: [
        {
          from: "them",
          text: `Thank you for order ${order.number} of ${formatRupees(order.amount)}. We will pack it today.`,
          time: "18:40",
        },
      ],
    },
  },
  shopApp: {
    frame: apps,
    title: "Your app",
    buttons: [{ label: "Install app", spot: "install" }],
    parts: [
      { kind: "field", label: keys[0], value: "8d1f••••••••", action: "Copy", spot: "key" },
      { kind: "field", label: keys[1], value: "••••••••••••", action: "Copy", spot: "secret" },
    ],
  },
  shopToken: {
    frame: apps,
    title: "Your app",
    parts: [
      {
        kind: "field",
        label: keys[2],
        value: "token_51c••••••",
        action: "Copy",
        hint: "You can see this once. Copy it now.",
        focus: true,
        spot: "token",
      },
    ],
  },
  shopConnect: {
    frame: workflow,
    title: `Connect ${ecommercePlatform.name}`,
    parts: [
      {
        kind: "pair",
        fields: [
          { label: keys[0], value: "8d1f••••••••", spot: "key" },
          { label: keys[1], value: "••••••••••••", spot: "secret" },
        ],
      },
      {
        kind: "pair",
        fields: [
          { label: keys[2], value: "token_51c••••••", spot: "token" },
          { label: keys[3], value: shopUrl, spot: "shop" },
        ],
      },
      { kind: "buttons", buttons: [{ label: "Connect", spot: "connect" }] },
    ],
  },
  codWorkflow: {
    frame: workflow,
    title: "COD confirmation",
    parts: [
      {
        kind: "field",
        label: "Trigger",
        value: "New COD order",
        select: true,
        spot: "trigger",
      },
      {
        kind: "field",
        label: "Template",
        value: "order_confirmation_cod",
        select: true,
        spot: "template",
      },
      { kind: "toggle", label: "Workflow is active", on: true, spot: "switch" },
    ],
  },
  codTemplate: {
    frame: { kind: "app", module: "templates" },
    title: "order_confirmation_cod",
    parts: [
      {
        kind: "field",
        label: "Format text",
        value:
          "Namaste {{1}}, thank you for order {{2}} of {{3}}, cash on delivery. Shall we send it?",
        spot: "text",
      },
      {
        kind: "pair",
        fields: [
          { label: "Quick reply 1", value: codReplies.confirm, spot: "replies" },
          { label: "Quick reply 2", value: codReplies.decline },
        ],
      },
    ],
    conversation: {
      name: shop.name,
      detail: "Preview",
      lines: [
        {
          from: "them",
          text: order.question,
          time: "18:40",
          replies: Object.values(codReplies),
        },
      ],
    },
  },
} satisfies Record<string, GuidePicture>;
