import { usePublicSettings } from "../public-settings.ts";

/** Where a printed article came from; only paper shows it. */
export function PrintedAddress({ path }: { path: string }) {
  const { siteUrl } = usePublicSettings();
  return (
    <p className="mt-8 hidden border-t border-line pt-3 text-fine text-soft print:block">
      {siteUrl}
      {path}
    </p>
  );
}
