/**
 * A host that lists this capability accepts a solved challenge of the site in place of the hosted
 * provider's token, when the site's signed assertion says that it is good. The site offers such a
 * challenge when the provider's widget does not load in the browser.
 */
export const substituteCaptchaCapability = "substitute-captcha";
