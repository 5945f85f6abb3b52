/** The one function of the phone library that the forms use, so that its rest is left out. */
export { parsePhoneNumberFromString } from "libphonenumber-js/min";
