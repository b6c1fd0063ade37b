import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunk-groups.ts';
import { contentCompiler } from './build/content-compiler.ts';
import { addNotices, noticesFile } from './build/notices.ts';
import { fillInDevelopment, prerender } from './build/prerender.ts';
import { serviceWorker } from './build/service-worker.ts';
import { redirectStaticPages, writeStaticPages } from './build/static-pages.ts';
import { styleLayers } from './build/style-layers.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    contentCompiler(),
    react(),
    styleLayers(),
    fillInDevelopment(),
    redirectStaticPages(),
    prerender(),
    writeStaticPages(),
    serviceWorker(),
    addNotices(),
  ],
  css: { transformer: 'lightningcss' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Inlines no assets: the CSP would have to allow data: URLs, and files are cached by the hash in their names.
    assetsInlineLimit: 0,
    license: { fileName: noticesFile },
    // Every browser of the build target supports modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
});
