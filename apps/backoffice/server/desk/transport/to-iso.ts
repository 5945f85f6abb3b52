/** Formats an instant for the desk's pages. */
export function toIso(instant: number): string;
export function toIso(instant: number | null): string | null;
export function toIso(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}
