import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { layerViolations } from './layer-violations.ts';
import { rooms } from './layers.ts';

const forbidden: [string, string][] = [
  ['shared/appointments/slots.ts', "import { readFile } from 'node:fs';"],
  ['shared/appointments/slots.ts', "import { useState } from 'react';"],
  ['shared/appointments/slots.ts', "import type { Patient } from '#functions/platform/http/handle.ts';"],
  ['shared/clinics/clinics.ts', "import { slotStart } from '#shared/appointments/slots.ts';"],
  ['shared/api/route.ts', "import type { RouteId } from '#shared/contract/routes.ts';"],
  ['functions/platform/clock.ts', "import { takeSlot } from '#functions/appointments/slots/store.ts';"],
  ['functions/mail/outbox.ts', "import type { PaymentRecord } from '#functions/payments/record.ts';"],
  ['functions/payments/store.ts', "import { findAppointment } from '#functions/appointments/store.ts';"],
  ['functions/appointments/store.ts', "import { findClosure } from '#functions/closures/store.ts';"],
  ['functions/payments/store.ts', "import { handler } from '#functions/routes/payments/list.ts';"],
  ['functions/chatbot/answer.ts', "import { App } from '#web/app/app.tsx';"],
  ['functions/chatbot/answer.ts', "import { App } from 'aws-cdk-lib';"],
  ['web/src/features/blog/blog-screen.tsx', "import { Cart } from '#web/features/lab-tests/cart/cart.tsx';"],
  ['web/src/features/blog/blog-screen.tsx', "import { layout } from '#web/app/layout.tsx';"],
  ['web/src/features/blog/blog-screen.tsx', "import { loadStripe } from '@stripe/stripe-js/pure';"],
  ['web/src/ui/buttons/button.tsx', "import { addToCart } from '#web/domain/cart/cart.ts';"],
  ['web/src/ui/buttons/button.tsx', "import { brand } from '#shared/brand.ts';"],
  ['web/src/ui/toasts/toast-store.ts', "import { api } from '#web/lib/api/api.ts';"],
  ['web/src/lib/store.ts', "import { paths } from './paths.ts';"],
  ['web/src/domain/cart/cart.ts', "import { Button } from '#web/ui/buttons/button.tsx';"],
  [
    'web/src/domain/own-bookings/own-bookings.ts',
    "import { lookup } from '#web/domain/lookup/lookup-session.ts';",
  ],
  ['web/src/lib/paths.ts', "import { cart } from '#web/domain/cart/cart.ts';"],
  ['infra/stripe-simulator/api.ts', "import { settings } from '#infra/local/settings/settings.ts';"],
  ['infra/stacks/web-stack.ts', "import { start } from '#infra/local/start.ts';"],
  ['attic/old.ts', "import { brand } from '#shared/brand.ts';"],
];

test.each(forbidden)('%s may not hold %s', (path, text) => {
  expect(layerViolations([{ path, text }])).toHaveLength(1);
});

test.each([
  "export { takeSlot } from '#functions/appointments/slots/store.ts';",
  "import '#functions/appointments/slots/store.ts';",
  "import {\n  releaseSlot,\n  takeSlot,\n} from '#functions/appointments/slots/store.ts';",
  "const slots = await import('#functions/appointments/slots/store.ts');",
  "type Slots = typeof import('#functions/appointments/slots/store.ts');",
])('an arrow is seen however it is written: %s', (text) => {
  expect(layerViolations([{ path: 'functions/platform/clock.ts', text }])).toHaveLength(1);
});

test.each([
  "readFileSync(join(here, '../../infra/config/limits.ts'))",
  "readFileSync(join(root, 'infra/config/limits.ts'))",
  "readFileSync(join(root, 'web', 'src/app/router.tsx'))",
  "await import(pathToFileURL(join(webDir, 'src/app/router.tsx')).href)",
  "createServer({ configFile: join(root, 'vite.config.ts') })",
])('a file named by its path is an arrow too: %s', (text) => {
  const files = [
    'infra/config/limits.ts',
    'web/src/app/router.tsx',
    'web/vite.config.ts',
    'functions/platform/http/reply.ts',
  ];
  const path = 'functions/platform/clock.ts';
  expect(layerViolations([{ path, text }], files)).toHaveLength(1);
  expect(layerViolations([{ path, text: "read('./http/reply.ts', 'infra/config/none.ts')" }], files)).toEqual(
    [],
  );
});

test.each([
  [
    'web/src/features/booking/search/clinic-list.tsx',
    "import { SlotPicker } from '#web/features/booking/slots/slot-picker.tsx';",
  ],
  ['functions/closures/store.ts', "import { closeSlots } from '#functions/appointments/slots/store.ts';"],
  ['web/src/ui/toasts/toast-store.ts', "import { createStore } from '#web/lib/store.ts';"],
  ['functions/platform/clock.test.ts', "import { takeSlot } from '#functions/appointments/slots/store.ts';"],
])('%s may hold %s', (path, text) => {
  expect(layerViolations([{ path, text }])).toEqual([]);
});

const down = {
  path: 'functions/payments/store.ts',
  text: "import { refund } from './refund/refund.ts';",
};
const up = {
  path: 'functions/payments/refund/deep/attempt.ts',
  text: "import type { PaymentItem } from '#functions/payments/record.ts';",
};

test('a folder and its subfolder may not import from each other', () => {
  expect(layerViolations([down, up])).toEqual([
    'functions/payments/store.ts: ./refund/refund.ts (functions/payments/refund/deep/attempt.ts imports from the folder above it)',
  ]);
});

test.each([
  ['a folder may import from its subfolder', [down]],
  ['a subfolder may import from the folder above it', [up]],
  [
    'one subfolder may import from the folder above it, and another be imported by it',
    [down, { ...up, path: 'functions/payments/settle/deep/attempt.ts' }],
  ],
])('%s', (_, sources) => {
  expect(layerViolations(sources)).toEqual([]);
});

test('folders may not import from each other in a circle', () => {
  const one = { path: 'web/src/ui/a/a.ts', text: "import { b } from '#web/ui/b/b.ts';" };
  const two = { path: 'web/src/ui/b/deep/b.ts', text: "import { c } from '../../c/c.ts';" };
  const three = { path: 'web/src/ui/c/c.ts', text: "import type { A } from '#web/ui/a/a.ts';" };
  expect(layerViolations([one, two])).toEqual([]);
  expect(layerViolations([one, two, three])).toEqual([
    'web/src/ui/a/a.ts: #web/ui/b/b.ts (web/src/ui/b leads back to web/src/ui/a)',
    'web/src/ui/b/deep/b.ts: ../../c/c.ts (web/src/ui/c leads back to web/src/ui/b)',
    'web/src/ui/c/c.ts: #web/ui/a/a.ts (web/src/ui/a leads back to web/src/ui/c)',
  ]);
});

test('every room of the table has files', () => {
  const paths = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
  const empty = Object.keys(rooms).filter((name) => {
    const prefix = name.replace('*', '');
    return !paths.some((path) => path === name || path.startsWith(prefix.replace(/\/?$/, '/')));
  });
  expect(empty).toEqual([]);
});
