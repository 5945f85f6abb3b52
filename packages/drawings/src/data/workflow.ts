import { brand } from "@crm/brand";

const { marketplace, ecommercePlatform, ecommercePlugin } = brand.platforms;

/** Workflows that are turned on: what starts each, and the template that it sends. */
export const workflows = [
  {
    name: `Welcome ${marketplace.name} leads`,
    trigger: "New lead",
    from: marketplace.name,
    template: "welcome_lead",
  },
  {
    name: "Confirm new orders",
    trigger: "New order",
    from: ecommercePlugin.name,
    template: "order_confirmation",
  },
  {
    name: "Confirm COD orders",
    trigger: "New COD order",
    from: ecommercePlatform.name,
    template: "cod_confirmation",
  },
] as const;
