/** The paths of the site's own pages; they stand in the contract, since editors link to them too. */
export { sitePaths as paths } from "@crm/contract/pages/site-paths";
