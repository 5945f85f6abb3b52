import { brand } from "@crm/brand";

export default function Home() {
  return <h1 className="text-ink font-display">{brand.product.name}</h1>;
}
