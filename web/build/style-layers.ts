import type { Plugin } from 'vite';

const belowFeatures = /\/web\/src\/(ui|content)\//;

/** Puts each CSS module in a cascade layer: those in `src/ui` and `src/content` in `ui`, all others in `feature`. */
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
