// React renders long lists in slices, between which a busy machine runs other processes, so Testing Library's
// default wait of a second is not always enough. Only tests with a document need this: importing the library
// without one would break later files.
if (typeof document !== 'undefined') {
  const { configure, getConfig, prettyDOM } = await import('@testing-library/react');

  /** Makes Testing Library's error, which includes the current page unless a wait will check again. */
  function describeMissing(message: string | null, container: Element): Error {
    // A wait checks again after each change of the page. By default, every failed check prints the whole
    // page, which takes a fifth of the time of some tests, so only the last check prints it. Without a
    // message, `container` is one of several matches, which is always printed.
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
