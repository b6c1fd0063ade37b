import type { Plugin } from 'vitest/config';
import { handlerOf } from '#infra/testing/bundles/handler-files.ts';

const recorder = '#infra/testing/grants/recorder.ts';
const lineRecorder = '#infra/testing/redaction/line-recorder.ts';
const writers = /\/functions\/platform\/telemetry\/(?:write-line|xray-daemon)\.ts$/;
const exported = /^export (?=(?:async function|function|const) (\w+))/gm;

/** Exports the results of `wrap` instead of the module's own exports, without moving any line. */
function withExports(
  code: string,
  wrap: (name: string) => string,
  imported: string,
  from = recorder,
): string {
  const names = [...code.matchAll(exported)].map(([, name]) => name as string);
  const wrapped = names.map(
    (name) => `const recorded_${name} = ${wrap(name)};\nexport { recorded_${name} as ${name} };`,
  );
  return [code.replace(exported, ''), `import { ${imported} } from '${from}';`, ...wrapped].join('\n');
}

/**
 * Lets the recorders see which function makes each call, and what it writes to its log and traces. This also
 * works when several functions run at the same time, or when a test calls only a part of a job.
 */
export function recordedFunctions(): Plugin {
  return {
    name: 'recorded-functions',
    enforce: 'post',
    transform(code, id) {
      if (id.endsWith('/functions/platform/secret.ts'))
        return { code: withExports(code, (name) => `recordSecrets(${name})`, 'recordSecrets'), map: null };
      if (writers.test(id))
        return {
          code: withExports(code, (name) => `auditLines(${name})`, 'auditLines', lineRecorder),
          map: null,
        };
      const handler = handlerOf(id);
      if (!handler) return undefined;
      const wrap = (name: string) => `recordCalls(${JSON.stringify(handler)}, ${name})`;
      return { code: withExports(code, wrap, 'recordCalls'), map: null };
    },
  };
}
