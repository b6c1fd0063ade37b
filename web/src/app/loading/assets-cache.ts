/** The service worker's cache of scripts and styles. */
export const assetsCache = 'screens';
