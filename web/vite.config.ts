import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// react-router ships a production build, but its package.json points every bundler at the development one.
const leanRouter = join(import.meta.dirname, '../node_modules/react-router/dist/production/index.mjs');

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: leanRouter }] : [] },
  plugins: [react()],
  css: { transformer: 'lightningcss' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Every file on its own, cached for ever under its hash: nothing that the CSP would have to allow as data:.
    assetsInlineLimit: 0,
    // Browsers of the target load modules ahead by themselves.
    modulePreload: { polyfill: false },
    // What the first view needs comes in one file: it compresses better, and asks once.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
}));
