import type { Plugin } from 'vite';

const belowFeatures = /\/web\/src\/(ui|content)\//;

/** Puts each CSS module in a cascade layer by its folder: `ui` for the design system, `feature` for everything else. */
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
