import type { Plugin } from 'vite';

const belowFeatures = /\/web\/src\/(ui|content)\//;

/**
 * Puts each CSS module in the cascade layer of its folder: `ui` for what features are made of, `feature` for all others.
 */
export function styleLayers(): Plugin {
  return {
    name: 'style-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code, id) => ({
        code: `@layer ${belowFeatures.test(id) ? 'ui' : 'feature'} {${code}}`,
        map: null,
      }),
    },
  };
}
