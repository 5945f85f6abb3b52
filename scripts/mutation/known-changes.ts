export async function tryKnownChanges(copy: string, wanted: readonly string[]): Promise<boolean> {
  return Boolean(copy && wanted);
}
