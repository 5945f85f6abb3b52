import { formatRupees } from "@crm/contract/pricing/money";
import type { TagTone } from "../kit/tag.tsx";

/** The online shop of the order pictures. */
export const shop = { name: "Neel Handloom", city: "Jaipur" } as const;

export const fathima = {
  name: "Fathima Rasheed",
  first: "Fathima",
  city: "Kozhikode",
  phone: "+91 98470 •••••",
} as const;

const amount = 1_849;

export const order = {
  number: "#2214",
  amount,
  question: `Namaste ${fathima.first}, thank you for order #2214: one cotton kurta, ${formatRupees(amount)}, cash on delivery. Shall we send it?`,
  thanks: `Thank you. It leaves ${shop.city} tomorrow.`,
} as const;

interface OrderRow {
  number: string;
  name: string;
  city: string;
  amount: number;
  status: string;
  tone: TagTone;
}

export const orders: readonly OrderRow[] = [
  {
    number: "#2214",
    name: fathima.name,
    city: fathima.city,
    amount,
    status: "COD confirmed",
    tone: "leaf",
  },
  {
    number: "#2213",
    name: "Karthik Iyer",
    city: "Chennai",
    amount: 2_398,
    status: "Waiting for reply",
    tone: "gold",
  },
  {
    number: "#2212",
    name: "Ritu Agarwal",
    city: "Indore",
    amount: 1_249,
    status: "COD confirmed",
    tone: "leaf",
  },
  {
    number: "#2211",
    name: "Joseph D’Souza",
    city: "Panaji",
    amount: 3_150,
    status: "Paid online",
    tone: "sand",
  },
  {
    number: "#2210",
    name: "Ananya Bora",
    city: "Jorhat",
    amount: 1_849,
    status: "COD declined",
    tone: "clay",
  },
  {
    number: "#2209",
    name: "Sukhdev Singh",
    city: "Patiala",
    amount: 4_796,
    status: "COD confirmed",
    tone: "leaf",
  },
  {
    number: "#2208",
    name: "Lakshmi Menon",
    city: "Thrissur",
    amount: 999,
    status: "Paid online",
    tone: "sand",
  },
  {
    number: "#2207",
    name: "Devraj Gowda",
    city: "Mysuru",
    amount: 2_098,
    status: "COD confirmed",
    tone: "leaf",
  },
];

export const cart = {
  items: [
    { name: "Cotton kurta, green", amount: 1_399 },
    { name: "Block print stole", amount: 999 },
  ],
  total: 2_398,
  message:
    "Namaste Karthik, your green kurta and the stole are still in your cart. We will keep them for you until tomorrow.",
  action: "Complete my order",
  thanks: "Order #2215 is paid",
} as const;
