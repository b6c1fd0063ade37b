import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  css: { transformer: 'lightningcss' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Every file on its own, cached for ever under its hash: nothing that the CSP would have to allow as data:.
    assetsInlineLimit: 0,
    // Browsers of the target load modules ahead by themselves.
    modulePreload: { polyfill: false },
  },
});
