/** A new element with a text. */
export function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = '', className = '') {
  const made = document.createElement(tag);
  made.textContent = text;
  made.className = className;
  return made;
}

/** A style without a style attribute or element, which the site's policy forbids. */
export function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
