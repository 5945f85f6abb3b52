/** An instant as the desk's pages read it. */
export function toIso(instant: number): string;
export function toIso(instant: number | null): string | null;
export function toIso(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}
