/** A new element with a text. */
export function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = '', className = '') {
  const made = document.createElement(tag);
  made.textContent = text;
  made.className = className;
  return made;
}

/** A style sheet for `adoptedStyleSheets`: the site's policy forbids style attributes and elements. */
export function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
