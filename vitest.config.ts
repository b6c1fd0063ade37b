import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { chooseEngine, hasDynamoDbLocal } from './infra/local/engine/engine.ts';
import {
  bundledHandlers,
  bundlesUnderTest,
  testsOnBundles,
} from './infra/testing/bundles/bundled-handlers.ts';
import { recordedFunctions } from './infra/testing/grants/recorded-functions.ts';
import { LongestFirst } from './infra/testing/longest-first.ts';
import { isLong } from './infra/testing/setup/long-tests.ts';
import { contentCompiler } from './web/build/content-compiler.ts';

// Tests often wait for an engine, a process, a timer or a mail, so run at least four workers: three would leave two
// cores idle a fifth of the time.
const maxWorkers = Math.max(4, availableParallelism());
// A second group of projects, which runs when all others are done. More workers would take longer: their browsers would
// wait for each other, and a page that waits goes on drawing.
const secondGroup = { sequence: { groupOrder: 1 }, maxWorkers };

// Long timeouts for tests with real engines and real browsers: slow machines need them, and these tests measure no
// time.
const patient = { testTimeout: 300_000, hookTimeout: 300_000 };

// A project doesn't inherit `exclude`, so each project with long tests sets it.
const exclude = isLong ? [] : ['**/*.long.test.ts'];

// A worker per file would spend more time on loading React and the AWS SDK than on most files' tests.
const sharedWorkers = { isolate: false, setupFiles: ['infra/testing/setup/fresh-modules.ts'] };

// Workers, and the systems that tests start, compile what they load from node_modules once instead of each time.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

// The CDK's own rules only warn, and no test reads warnings. They take five times as long as the rest of a synthesis.
process.env.CDK_VALIDATION = 'false';

const ofWholeRun = [
  'infra/testing/whole-run/every-problem.test.ts',
  'infra/testing/grants/every-call.test.ts',
  'infra/testing/redaction/every-line.test.ts',
];

// As in Lambda, every call to another service is traced. Nothing receives the traces, but tests check them as they
// check log lines.
const traced = {
  AWS_XRAY_DAEMON_ADDRESS: '127.0.0.1:9',
  _X_AMZN_TRACE_ID: 'Root=1-67891233-abcdef012345678912345678;Parent=53995c3f42cd8ad8;Sampled=1',
};
// These tests check the bundles and the stacks that ship. One build serves all of them.
const ofBundles = ['infra/build/*bundle{,.long}.test.ts', 'infra/stacks/*.test.ts'];

export default defineConfig({
  test: {
    maxWorkers,
    sequence: { sequencer: LongestFirst },
    globalSetup: ['infra/testing/setup/global-setup.ts'],
    projects: [
      { test: { name: 'shared', include: ['shared/**/*.test.ts'], ...sharedWorkers } },
      {
        plugins: [recordedFunctions()],
        test: {
          name: 'functions',
          include: ['functions/**/*.test.ts'],
          exclude,
          env: traced,
          provide: { engineKind: chooseEngine(), handlers: 'source' },
          ...sharedWorkers,
          ...patient,
        },
      },
      {
        // Tests the bundles that ship. A long run uses Amazon's engine if this machine has it.
        plugins: [bundledHandlers()],
        test: {
          name: 'bundles',
          include: [...testsOnBundles, ...ofBundles],
          exclude,
          globalSetup: ['infra/testing/bundles/build-bundles-once.ts'],
          // Node loads the bundles, as Lambda would. Vite would transform them first.
          server: { deps: { external: [/bundles-under-test/] } },
          // Each test file loads its own copies of the bundles. No later run uses them, so a cache would only grow.
          env: { NODE_DISABLE_COMPILE_CACHE: '1' },
          provide: {
            engineKind: isLong && hasDynamoDbLocal() ? 'dynamodb-local' : chooseEngine(),
            handlers: 'bundles',
            bundles: bundlesUnderTest,
          },
          ...sharedWorkers,
          setupFiles: [...sharedWorkers.setupFiles, 'infra/testing/setup/quiet-bundles.ts'],
          ...patient,
        },
      },
      {
        plugins: [recordedFunctions()],
        test: {
          name: 'infra',
          include: ['infra/**/*.test.ts'],
          env: traced,
          exclude: [...exclude, ...ofBundles, ...ofWholeRun],
          provide: { engineKind: chooseEngine(), handlers: 'source' },
          ...sharedWorkers,
          ...patient,
        },
      },
      // These tests read what the handler tests recorded, so they run after the handler tests, beside the browser
      // tests.
      {
        test: {
          name: 'contract',
          include: ofWholeRun,
          globalSetup: ['infra/testing/bundles/build-bundles-once.ts'],
          provide: { bundles: bundlesUnderTest },
          ...secondGroup,
          ...patient,
        },
      },
      {
        plugins: [contentCompiler()],
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}', 'web/{build,pictures}/*.test.ts'],
          isolate: false,
          setupFiles: [
            ...sharedWorkers.setupFiles,
            'infra/testing/setup/fail-on-console-error.ts',
            'infra/testing/setup/wait-longer.ts',
          ],
          ...patient,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['web/e2e/**/*.test.ts'],
          exclude,
          globalSetup: ['infra/testing/prepare-browser-tests.ts'],
          // One system and one browser per worker, for all of its files.
          isolate: false,
          environment: './web/e2e/shared-site.ts',
          expect: { poll: { timeout: 30_000 } },
          // A machine shared with others can stall a browser for half a minute. The report names each test that ran
          // twice.
          retry: 1,
          // In the second group, because a test of another project builds the site as well.
          ...secondGroup,
          ...patient,
        },
      },
    ],
  },
});
