/** The name of the service worker's cache of the files below /assets/, mostly scripts and styles. */
export const assetsCache = 'screens';
