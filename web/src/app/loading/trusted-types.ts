import { stripeScriptHost } from '#shared/payments/stripe.ts';
import { tileAttribution } from '#shared/site/map-tiles.ts';

/** Returns the text if it may become HTML or a script's URL. For null, the browser throws and reports a violation. */
type Judge = (text: string, type: string, sink: string) => string | null;

declare global {
  interface Window {
    /** Undefined in browsers without Trusted Types. */
    trustedTypes?: {
      createPolicy: (
        name: 'default' | 'first-view',
        rules: { createHTML: Judge; createScriptURL?: Judge },
      ) => { createHTML: (html: string) => unknown };
    };
  }
}

/** The HTML that Leaflet writes: an empty text, a test for SVG, and our attribution. */
const allowedHtml = ['', '<svg/>', tileAttribution];

// Allows DOMParser: only Stripe.js uses it, and the documents it creates run no scripts.
const mayBecomeHtml: Judge = (html, _type, sink) =>
  allowedHtml.includes(html) || sink === 'DOMParser parseFromString' ? html : null;

const mayRun: Judge = (address) => {
  const { origin, protocol, host } = new URL(address, document.baseURI);
  const isStripe = protocol === 'https:' && `.${host}`.endsWith(`.${stripeScriptHost}`);
  return isStripe || origin === window.location.origin ? address : null;
};

window.trustedTypes?.createPolicy('default', { createHTML: mayBecomeHtml, createScriptURL: mayRun });
