import { brand } from "@crm/brand";

const { paper, sand, ink, soft, green, deep, leaf, gold, goldSoft, line, white } = brand.colours;

/** The style sheet of the API reference. One string, so that the policy can name its hash. */
export const referenceStyles = `
:root { color: ${ink}; background: ${paper}; font: 1rem/1.55 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 76rem; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 2rem; line-height: 1.15; margin: 0 0 .5rem; }
h2 { font-size: 1.3rem; line-height: 1.25; margin: 0 0 .5rem; }
a { color: ${green}; text-underline-offset: .15em; }
a:focus-visible, .scroll:focus-visible { outline: 3px solid ${gold}; outline-offset: 2px; }
code { font: .9375em ui-monospace, monospace; overflow-wrap: anywhere; }
header { max-width: 46rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dt { font-weight: 600; }
dd { margin: 0; }
nav { border-block: 1px solid ${line}; margin-block: 1.5rem; padding-block: 1rem; columns: 18rem; }
nav h2 { font-size: 1rem; color: ${soft}; break-after: avoid; }
nav ul { list-style: none; margin: 0 0 1.25rem; padding: 0; break-inside: avoid; }
nav a { display: block; padding-block: .35rem; }
section { background: ${white}; border: 1px solid ${line}; border-radius: 12px; padding: 1.25rem; margin-block: 1.25rem; scroll-margin-top: 1rem; }
section:target { border-color: ${green}; box-shadow: 0 0 0 1px ${green}; }
.address { background: ${sand}; border-radius: 8px; padding: .6rem .8rem; margin-block: .75rem; }
.address span { display: inline-block; border-radius: 6px; font-weight: 700; font-size: .8125rem; padding: .1rem .5rem; margin-inline-end: .5rem; }
.get { background: ${leaf}; color: ${deep}; }
.post { background: ${goldSoft}; color: ${ink}; }
.scroll { overflow-x: auto; margin-block-start: 1rem; }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
caption { text-align: start; font-weight: 600; padding-block-end: .35rem; }
th, td { text-align: start; vertical-align: top; padding: .4rem .75rem .4rem 0; border-top: 1px solid ${line}; }
th { color: ${soft}; font-weight: 600; }
`;
