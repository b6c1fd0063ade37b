/** The content of a `<script type="application/ld+json">`. Its texts can't end the script or begin a comment. */
export function jsonLdText(objects: readonly object[]): string {
  return JSON.stringify(objects).replaceAll('<', '\\u003c');
}
