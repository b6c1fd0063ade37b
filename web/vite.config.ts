import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fillInDevelopment, prerender } from './build/prerender.ts';
import { serviceWorker } from './build/service-worker.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), fillInDevelopment(), prerender(), serviceWorker()],
  css: { transformer: 'lightningcss' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Inlined assets would need data: in the CSP; as files they are also cached under their hash.
    assetsInlineLimit: 0,
    // Every browser of the build target supports modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // One file each for the first view and for the design system, which every screen loads: by default each
            // module that two screens share becomes a file of its own.
            { name: 'first', tags: ['$initial'], priority: 1 },
            // Without the field that brings react-hook-form, which only screens with forms need.
            { name: 'ui', test: /\/web\/src\/(ui(?!\/forms\/birth-date-field)|content)\// },
          ],
        },
      },
    },
  },
});
