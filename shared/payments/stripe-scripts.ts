/** Stripe.js and what it loads come from this host and its subdomains, https://docs.stripe.com/security/guide#content-security-policy */
export const stripeScriptHost = 'js.stripe.com';
