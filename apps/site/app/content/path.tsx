/** The way through menus, as the product writes it: "Settings > Opt-in Management". */
export function Path({ to }: { to: readonly string[] }) {
  return <strong className="path">{to.join(" > ")}</strong>;
}
