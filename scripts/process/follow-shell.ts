/**
 * Calls `stop` when npm's shell ends. npm runs a script in a shell and sends signals only to that
 * shell, which ends without forwarding them. The script would otherwise keep running.
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
