/** Packages whose code is sent to browsers, collected by `vite/licences.ts`. */
declare module "virtual:third-party-licences" {
  const packages: {
    name: string;
    version: string;
    licence: string;
    text: string;
  }[];
  export default packages;
}

/** A module as the text of a script that can be inlined in a page, built by `vite/inline-script.ts`. */
declare module "*?inline-script" {
  const text: string;
  export default text;
}

/** The HTML attributes of each form's fields, read from the calls' schemas by `vite/field-attributes.ts`. */
declare module "virtual:field-attributes" {
  const attributes: Record<
    "demo" | "enterprise" | "contact" | "data",
    Record<string, import("@crm/contract/fields/html-attributes").FieldAttributes>
  >;
  export default attributes;
}

/** The address of the file with the drawings of blog posts, see `vite/cover-sheet.ts`. */
declare module "virtual:cover-sheet" {
  const path: string;
  export default path;
}

/** The address of each route's style sheet by the route's id, see `vite/page-styles`. */
declare module "virtual:page-styles" {
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}

/** The document with the home page's drawings, see `vite/home-drawings.ts`. */
declare module "virtual:home-drawings" {
  export const drawingsPath: string;
  export const labels: Readonly<Record<string, string>>;
}
