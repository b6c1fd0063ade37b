/** The URL hashes that show home, which is prerendered in index.html. The inline script there gets the same pattern. */
export const homeHash = /^(#\/?(home\/?)?(\?.*)?)?$/;
