import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { nameApp, prerender } from './build/prerender.ts';
import { serviceWorker } from './build/service-worker.ts';

// react-router ships a production build, but its package.json points every bundler at the development one.
const leanRouter = join(import.meta.dirname, '../node_modules/react-router/dist/production/index.mjs');

// Icons by the same functions, less what ours never use.
const leanIcon = join(import.meta.dirname, 'build/lean-icon.ts');

const leanPackages = [
  { find: /^react-router$/, replacement: leanRouter },
  { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: leanIcon },
];

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  resolve: { alias: command === 'build' ? leanPackages : [] },
  plugins: [react(), nameApp(), prerender(), serviceWorker()],
  css: { transformer: 'lightningcss' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Every file on its own, cached for ever under its hash: nothing that the CSP would have to allow as data:.
    assetsInlineLimit: 0,
    // Browsers of the target load modules ahead by themselves.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What the first view needs comes in one file: it compresses better, and asks once.
            { name: 'first', tags: ['$initial'], priority: 2 },
            // So does what most screens share, and the styles of all of them, rather than in fifty crumbs that each page
            // asks for anew. What the video needs stays with it: home plays it without the kit. The dashboard's own
            // styles come with the dashboard.
            {
              name: 'kit',
              test: /\/web\/src\/ui\/|\/web\/src\/(?!.*\/background-video|features\/admin\/).*\.module\.css|\/lucide-react\/(?!.*\/(maximize|pause|play)\.mjs$)/,
            },
            { name: 'dashboard', test: /\/web\/src\/features\/admin\/.*\.module\.css/ },
            // A group takes in what its modules import, unless that has a group of its own: not all who ask the API need
            // a cache of its answers. Endless lists are the dashboard's alone.
            { name: 'api', test: /\/web\/src\/lib\/api\/api/, priority: 1 },
            {
              name: 'lib',
              test: /\/web\/src\/(lib\/(storage|browser\/save-file)|domain\/(clinics\/(clinic-links|visitor-location)|drafts))|\/shared\/(time|appointments\/slots)/,
              priority: 1,
            },
            { name: 'query', test: /\/@tanstack\/(?!.*[iI]nfinite)|\/web\/src\/lib\/query\// },
            { name: 'forms', test: /\/react-hook-form\/|\/@hookform\/|\/zod\// },
          ],
        },
      },
    },
  },
}));
