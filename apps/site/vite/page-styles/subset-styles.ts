import { type CustomAtRules, type SelectorComponent, transform, type Visitor } from "lightningcss";

/** Words of source files; a class whose name is put together counts by its beginning. */
interface Words {
  whole: ReadonlySet<string>;
  beginnings: readonly string[];
  variables: readonly string[];
}

/** Every word in the texts that may be a class, and the variables of style sheets. */
export function readWords(texts: readonly string[]): Words {
  const whole = new Set(texts.flatMap((text) => text.split(/[\s"'`]+/)));
  const variables = texts.flatMap((text) => text.match(/(?<=var\()--[\w-]+/g) ?? []);
  const beginnings = [...whole]
    .filter((word) => /^[a-z][a-z-]+-\$\{/.test(word))
    .map((word) => word.slice(0, word.indexOf("${")));
  return { whole, beginnings, variables };
}

/** A condition that each browser meets that can show the site: Tailwind itself requires it. */
const mixedColours = /@supports \(color:\s*color-mix\(in lab,\s*red,\s*red\)\)/g;

/** Lightning CSS repeats a declaration with a prefix each time that it reads its own output. */
const repeated = /(?<=[{;])([\w-]+:[^;{}]+;)\1+/g;

/**
 * A style sheet without the rules for other classes, and without variables that nothing uses. The
 * order of the rules stays, so that each overrides the same others as before.
 */
export function subsetStyles(css: string, { whole, beginnings, variables }: Words): string {
  const isUsed = (name: string) =>
    whole.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
  const canMatch = (selector: readonly SelectorComponent[]): boolean =>
    selector.every((part) => {
      if (part.type === "class") return isUsed(part.name);
      const isChoice =
        part.type === "pseudo-class" && (part.kind === "is" || part.kind === "where");
      return !isChoice || part.selectors.some(canMatch);
    });
  const used = rewrite(css.replaceAll(mixedColours, "@media all"), {
    Rule: {
      style({ value }) {
        return value.selectors.some(canMatch) ? undefined : [];
      },
    },
  });
  return dropUnusedVariables(used, variables).replaceAll(repeated, "$1");
}

/** A variable may be used by another one only, so this repeats until nothing changes. */
function dropUnusedVariables(css: string, others: readonly string[]): string {
  const used = new Set([...others, ...(css.match(/(?<=var\()--[\w-]+/g) ?? [])]);
  const shorter = rewrite(css, {
    Rule: {
      property: ({ value }) => (used.has(value.name) ? undefined : []),
      media: dropEmpty,
      supports: dropEmpty,
      container: dropEmpty,
    },
    Declaration: {
      custom: ({ name }) => (name.startsWith("--") && !used.has(name) ? [] : undefined),
    },
  });
  return shorter.length < css.length ? dropUnusedVariables(shorter, others) : shorter;
}

function dropEmpty({ value }: { value: { rules: readonly unknown[] } }): [] | undefined {
  return value.rules.length === 0 ? [] : undefined;
}

function rewrite(css: string, visitor: Visitor<CustomAtRules>): string {
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(css),
    minify: true,
    visitor,
  });
  return code.toString();
}
