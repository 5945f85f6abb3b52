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
