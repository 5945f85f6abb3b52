/** A path through the product's menus: "Settings > Opt-in Management". */
export function Path({ to }: { to: readonly string[] }) {
  return <strong className="path">{to.join(" > ")}</strong>;
}
