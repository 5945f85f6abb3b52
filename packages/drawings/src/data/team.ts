/** The uniform maker whose screens are drawn, and the people who work there. */
export const firm = { name: "Kesar Uniforms", city: "Ahmedabad" } as const;

export const owner = "Nisha Shah";

export const members = [
  { name: owner, role: "Owner", department: "Management", email: "nisha@example.com" },
  { name: "Arjun Nair", role: "Sales lead", department: "Sales", email: "arjun@example.com" },
  { name: "Divya Rao", role: "Sales", department: "Sales", email: "divya@example.com" },
  { name: "Harpreet Gill", role: "Sales", department: "Sales", email: "harpreet@example.com" },
  { name: "Farida Khan", role: "Agent", department: "Support", email: "farida@example.com" },
  { name: "Lalit Meher", role: "Accounts", department: "Accounts", email: "lalit@example.com" },
] as const;

export const departments = [
  { name: "Sales", people: ["Arjun Nair", "Divya Rao", "Harpreet Gill"] },
  { name: "Support", people: ["Farida Khan"] },
  { name: "Accounts", people: ["Lalit Meher"] },
  { name: "Management", people: [owner] },
] as const;

/** What the Sales department may do in each module. */
export const rights = ["View", "Add", "Edit", "Export"] as const;
export const permissions = [
  { module: "Leads", allowed: [true, true, true, false] },
  { module: "Pipeline", allowed: [true, true, true, false] },
  { module: "Live chat", allowed: [true, true, true, false] },
  { module: "Quotations", allowed: [true, true, true, true] },
  { module: "Broadcast", allowed: [true, false, false, false] },
  { module: "Templates", allowed: [true, false, false, false] },
  { module: "Billing", allowed: [false, false, false, false] },
] as const;
