/** The address hashes that show home, which index.html holds prerendered. Its inline script is built with this one. */
export const homeHash = /^(#\/?(home\/?)?(\?.*)?)?$/;
