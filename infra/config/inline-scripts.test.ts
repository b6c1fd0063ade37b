import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { blockedScripts, inlineScriptHashes, scriptHashesOf } from './inline-scripts.ts';

test('inline scripts are hashed; linked scripts and data blocks are not', () => {
  const html = `<script src="/a.js"></script><script type="application/ld+json">{}</script>
    <script type="module" src="/b.js"></script><script>go()</script>`;
  const hash = `sha256-${createHash('sha256').update('go()').digest('base64')}`;
  expect(scriptHashesOf(html)).toEqual([hash]);
  expect(blockedScripts(html)).toEqual([hash]);
});

test('each listed hash is one that a browser can compare', () => {
  expect(inlineScriptHashes.filter((hash) => !/^sha256-[A-Za-z0-9+/]{43}=$/.test(hash))).toEqual([]);
});
