type Fields = Record<string, string | number | boolean | undefined>;

/** One JSON line. Callers pass ids, counts and codes; never what a person typed. */
export function log(level: 'info' | 'warn' | 'error', message: string, fields: Fields = {}): void {
  process.stdout.write(`${JSON.stringify({ level, message, ...fields })}\n`);
}

// The runtime writes these itself; a parser or a service, by contrast, may quote a person's words in its message.
const safeToQuote = new Set(['TypeError', 'ReferenceError', 'RangeError', 'MissingVariable']);

/** What may be logged of an unexpected error: its kind and where it came from. */
export function describeError(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8)
    .join('\n');
  return { error: error.name, ...(safeToQuote.has(error.name) && { reason: error.message }), frames };
}
