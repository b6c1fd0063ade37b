// React renders long lists in slices, between which a busy machine runs other processes: a second is not always enough.
// Not for tests without a document, whose import of the library would leave it without one for later files.
if (typeof document !== 'undefined') {
  const { configure, getConfig, prettyDOM } = await import('@testing-library/react');

  /** A message of the library, with the page as it is now. */
  function describeMissing(message: string | null, container: Element): Error {
    // A wait looks again after each change of the page. By default, every look that finds nothing prints the whole page, a
    // fifth of the time of some tests. Only the look that ends the wait does. Without a message, it's one of several matches.
    const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean;
    };
    const isPrinted = message === null || !isWaiting;
    const error = new Error([message, isPrinted && prettyDOM(container)].filter(Boolean).join('\n\n'));
    error.name = 'TestingLibraryElementError';
    Error.captureStackTrace(error, describeMissing);
    return error;
  }

  configure({ asyncUtilTimeout: 10_000, getElementError: describeMissing });
}
