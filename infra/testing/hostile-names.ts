/**
 * Texts that a browser, a spreadsheet or a template might execute. Descriptions, reasons and insurances may contain
 * them; names may contain them only in old records.
 */
export const hostileNames = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(document.title)</script>',
  "' onmouseover='alert(1)",
  '</p></body><svg/onload=alert(1)>',
  '</title></style><script>alert(1)//',
  '<a href="javascript:alert(1)">Dana</a>',
  '&lt;b&gt;Dana&#60;/b&#62;',
  '<!--',
  '=HYPERLINK("x")',
  '{{7*7}} <%= 7*7 %>',
] as const;
