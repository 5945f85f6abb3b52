import { usePublicSettings } from "../public-settings.ts";

/** The article's address, shown only in print. */
export function PrintedAddress({ path }: { path: string }) {
  const { siteUrl } = usePublicSettings();
  return (
    <p className="mt-8 hidden border-t border-line pt-3 text-fine text-soft print:block">
      {siteUrl}
      {path}
    </p>
  );
}
