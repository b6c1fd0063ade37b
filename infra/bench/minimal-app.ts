import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectDir } from '#infra/local/settings/settings.ts';
import { type Built, buildInto } from './common/site-build.ts';

const html = '<!doctype html><div id="root"></div><script type="module" src="/main.js"></script>';
const app = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
createRoot(document.getElementById('root')).render(createElement(HashRouter, {}, 'Hello'));
`;

/** React, react-dom and HashRouter around a word: the minimum for any site of this kind. */
export async function buildMinimal(folder: string): Promise<Built> {
  const root = join(folder, 'minimal');
  mkdirSync(root);
  symlinkSync(join(projectDir, 'node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, 'index.html'), html);
  writeFileSync(join(root, 'main.js'), app);
  // As the site's own build.
  const build = { modulePreload: { polyfill: false } };
  return buildInto(join(folder, 'minimal-site'), { root, configFile: false, build });
}
