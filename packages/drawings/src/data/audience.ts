import { broadcast } from "./broadcast.ts";
import { meera, rekha } from "./leads.ts";

/** A filtered audience: the contacts that get the next broadcast. */
export const audience = {
  name: broadcast.audience,
  all: 12_640,
  chosen: broadcast.people,
  filters: [
    { field: "City", is: "is one of", values: ["Rajkot", "Surat", "Vadodara", "Pune"] },
    { field: "Tag", is: "is", values: ["repeat-buyer"] },
    { field: "Last active", is: "within", values: ["90 days"] },
    { field: "Opted in", is: "is", values: ["Yes"] },
  ],
} as const;

/** The dots of the picture: how many there are, and the share that is chosen. */
export const dots = { columns: 18, rows: 14, share: audience.chosen / audience.all } as const;

export const matches = [
  rekha,
  meera,
  { name: "Hetal Desai", company: "Tapi School Wear", city: "Surat" },
] as const;
