/** Packages whose code is sent to browsers, as `vite-licences.ts` collects them. */
declare module "virtual:third-party-licences" {
  const packages: {
    name: string;
    version: string;
    licence: string;
    text: string;
  }[];
  export default packages;
}
