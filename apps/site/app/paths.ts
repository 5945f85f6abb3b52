/** The paths of the site's pages, defined in the contract because editors link to them too. */
export { sitePaths as paths } from "@crm/contract/pages/site-paths";
