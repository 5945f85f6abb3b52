/**
 * npm runs a script in a shell and hands a signal to that shell only, which ends without passing it
 * on. Under npm the end of the shell is therefore taken as the signal: what was started would run on
 * otherwise, with nobody to stop it.
 */
export function followShell(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    stop();
  }, 500);
  watch.unref();
}
