import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type InlineConfig, loadConfigFromFile, type PluginOption } from 'vite';
import { projectDir } from '#infra/local/settings/settings.ts';
import { type Built, buildInto, viteConfig } from './common/site-build.ts';

const html = '<!doctype html><div id="root"></div><script type="module" src="/main.jsx"></script>';
const app = `
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
createRoot(document.getElementById('root')).render(<HashRouter><p>Hello</p></HashRouter>);
`;

function isReactPlugin(plugin: PluginOption): boolean {
  return Boolean(plugin && 'name' in plugin && plugin.name.startsWith('vite:react'));
}

/**
 * The site's own build settings, except for plugins that change this site's pages, and for module aliases,
 * which are part of what is measured.
 */
async function minimalConfig(root: string): Promise<InlineConfig> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, viteConfig);
  const plugins = ((loaded?.config.plugins ?? []).flat(3) as PluginOption[]).filter(isReactPlugin);
  return { ...loaded?.config, resolve: {}, configFile: false, root, publicDir: false, plugins };
}

/** React, react-dom and HashRouter around one paragraph: the minimum for any site of this kind. */
export async function buildMinimal(folder: string): Promise<Built> {
  const root = join(folder, 'minimal');
  mkdirSync(root);
  symlinkSync(join(projectDir, 'node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, 'index.html'), html);
  writeFileSync(join(root, 'main.jsx'), app);
  return buildInto(join(folder, 'minimal-site'), await minimalConfig(root));
}
