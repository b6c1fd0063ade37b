import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDirectory } from '#infra/build/bundle-paths.ts';
import { reportLines } from './report.ts';
import { rules } from './rules/rules.ts';

test('the guide has a section for each rule, in the same order', () => {
  const guide = readFileSync(join(projectDirectory, 'infra/guide/updates.md'), 'utf8');
  const [, section = ''] = guide.split('\n## What is refused\n');
  const anchors = Array.from(section.split('\n## ')[0]?.matchAll(/^### (.+)$/gm) ?? [], ([, title = '']) =>
    title.toLowerCase().replaceAll(' ', '-'),
  );
  expect(anchors).toEqual(Object.keys(rules));
});

test('names what it refuses first, then counts what else changes', () => {
  const lines = reportLines('prod', {
    refusals: [{ rule: 'removed-route', where: 'GET /api/a', text: 'Pages still call it.' }],
    stale: [{ stage: 'prod', rule: 'lost-setting', where: 'the firewall', reason: 'It moved.' }],
    changes: [
      { stack: 'Data', added: [], changed: [], removed: [] },
      {
        stack: 'Web',
        added: [{ id: 'New', type: 'AWS::SQS::Queue', properties: [] }],
        changed: ['One', 'Two'].map((id) => ({
          id,
          type: 'AWS::Lambda::Function',
          properties: ['Timeout', 'code'],
        })),
        removed: [{ id: 'Old', type: 'AWS::SQS::Queue', properties: [] }],
      },
    ],
  });
  expect(lines).toEqual([
    'Refused: removed-route at GET /api/a',
    '  Pages still call it.',
    '  See infra/guide/updates.md#removed-route',
    "Refused: infra/release/accepted.ts accepts lost-setting at the firewall, which this update doesn't do",
    'Data: no changes',
    'Web: 1 added, 2 changed, 1 removed',
    '  - Old, AWS::SQS::Queue',
    '  ~ 2 × AWS::Lambda::Function: Timeout, code',
    '  + New, AWS::SQS::Queue',
    'prod must not be updated like this: 2 refused',
  ]);
});

test('says so when nothing stands in the way', () => {
  expect(reportLines('prod', { refusals: [], stale: [], changes: [] })).toEqual(['prod can be updated']);
});
