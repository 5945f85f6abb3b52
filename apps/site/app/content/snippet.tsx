const files = import.meta.glob<string>("./snippets/**/*.*", {
  query: "?raw",
  import: "default",
  eager: true,
});

/**
 * Code to copy. It is in its own file under `snippets`, so that a test can run exactly what readers
 * see. `copy-code.ts` makes the button work.
 *
 * @param file path below `snippets`
 * @param title the language of the code, or its place
 */
export function Snippet({ file, title }: { file: string; title: string }) {
  const code = files[`./snippets/${file}`];
  if (code === undefined) throw new Error(`There is no snippet ${file}`);
  return (
    <figure className="snippet">
      <figcaption>
        <span>{title}</span>
        <button type="button" data-copy>
          Copy
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable */}
      <section tabIndex={0} aria-label={title}>
        <pre>
          <code>{code.trimEnd()}</code>
        </pre>
      </section>
    </figure>
  );
}
