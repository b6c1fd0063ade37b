// React renders long lists in slices, between which a busy machine runs other processes: a second is not always enough.
// Not for tests without a document, whose import of the library would leave it without one for later files.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
}
